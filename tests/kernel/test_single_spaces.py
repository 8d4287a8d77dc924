"""Option spaces with one option."""

from civitas.kernel.options import Amounts, Subset


def test_a_space_knows_its_only_option():
    assert Amounts("lose", (2, 1), 3, 3).only() == ("lose", (2, 1))
    assert Amounts("lose", (2, 1), 2, 2).only() is None
    assert Subset("keep", (4, 7), 2, 2).only() == ("keep", (4, 7))
    assert Subset("keep", (), 0, 0).only() == ("keep", ())
