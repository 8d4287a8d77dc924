// Every text that is seen: too small, cut, out of its box, out of the window, or over another text.  What is found, in words.
async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const FLOOR = 9.4; // pixels
  const LAYERS = "dialog, .over, .placemenu, .look, .inspector, .menu .panel, .sceneroom, .tip, .guide, .hint, .zoom, .overview, .undo";
  const BOXES = "button, .btn, .chip, .tag, td, th, .ch, .panel, dialog, header";
  const found = new Set();
  const say = (what, { el, text }, more = "") => found.add(`${what}: "${text.trim().slice(0, 50)}" in ${path(el)}${more}`);
  const path = (el) => {
    const names = [];
    for (let at = el; at && at !== document.body && names.length < 3; at = at.parentElement) names.unshift(at.tagName.toLowerCase() + (at.getAttribute("class") ?? "").trim().split(/\s+/).filter(Boolean).slice(0, 2).map((c) => `.${c}`).join(""));
    return names.join(" > ");
  };
  // what stays while the rest moves under it, and what lies over it, is a layer of its own
  const layerOf = (el) => {
    for (let at = el; at && at !== document.body; at = at.parentElement) if (at.matches(LAYERS) || /fixed|sticky/.test(getComputedStyle(at).position)) return at;
    return null;
  };
  const unseen = (el) => { // said, not shown
    for (let at = el; at && at !== document.body; at = at.parentElement) if (getComputedStyle(at).clipPath.startsWith("inset(50%")) return true;
    return false;
  };
  const hides = (style) => /hidden|clip/.test(style.overflowX) || /hidden|clip/.test(style.overflowY);
  const scrolls = (style) => /auto|scroll/.test(style.overflowX) || /auto|scroll/.test(style.overflowY);
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const el = node.parentElement;
    if (!node.data.trim() || !el || el.closest(".vh, [hidden], script, style, option, canvas, .seat, noscript, .unseen")) continue;
    if (el.checkVisibility && !el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (unseen(el)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((r) => r.width > 0.5 && r.height > 0.5);
    if (rects.length) texts.push({ node, el, text: node.data, rects });
  }
  const windowed = document.documentElement.scrollHeight <= innerHeight + 1;
  const seen = [];
  for (const one of texts) {
    const { el, rects } = one;
    const drawn = el.closest("svg");
    const scale = drawn ? (el.getScreenCTM?.()?.a ?? 1) : 1;
    const size = parseFloat(getComputedStyle(el).fontSize) * scale;
    let boxes = rects.map((r) => ({ x: r.x, y: r.y, r: r.right, b: r.bottom }));
    let scrolled = false;
    let cut = "";
    for (let at = drawn ?? el; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.position === "fixed" && at !== el) scrolled = false;
      if (scrolls(style)) scrolled = true;
      if (!hides(style) && !scrolls(style)) continue;
      const r = at.getBoundingClientRect();
      const slack = 0.28 * size; // leading, not letters
      if (!scrolled && hides(style) && !drawn)
        for (const box of boxes) {
          const outside = box.x >= r.right - 1 || box.r <= r.x + 1 || box.y >= r.bottom - 1 || box.b <= r.y + 1;
          if (outside) cut ||= "out";
          else if (box.y + slack < r.y || box.b - slack > r.bottom) cut = "across";
          else if (box.x < r.x - 1.5 || box.r > r.right + 1.5) cut ||= "sideways";
        }
      boxes = boxes.map((box) => ({ x: Math.max(box.x, r.x), y: Math.max(box.y, r.y), r: Math.min(box.r, r.right), b: Math.min(box.b, r.bottom) })).filter((box) => box.r - box.x > 1 && box.b - box.y > 1);
    }
    const told = !!el.closest("[data-refs], [data-thing][role=img][aria-label]"); // the inspector reads it whole, or a tap says it
    if (cut === "across" || (cut && !told)) say(`cut ${cut}`, one);
    if (!boxes.length) continue;
    if (size < FLOOR - 0.05 && !el.closest("kbd")) say(`small (${size.toFixed(1)})`, one);
    if (!drawn && !scrolled && windowed && boxes.some((box) => box.r > innerWidth + 1 || box.b > innerHeight + 2 || box.x < -1)) say("out of the window", one);
    const box = !drawn && el.closest(BOXES)?.getBoundingClientRect();
    if (box && !scrolled && boxes.some((b) => b.r > box.right + 1.5 || b.x < box.x - 1.5)) say("out of its box", one);
    seen.push({ ...one, boxes: boxes.map((b) => ({ ...b, y: b.y + 0.25 * (b.b - b.y), b: b.b - 0.25 * (b.b - b.y) })), layer: layerOf(el), map: drawn });
  }
  const cells = new Map();
  seen.forEach((one, i) => {
    for (const box of one.boxes)
      for (let x = Math.floor(box.x / 80); x <= Math.floor(box.r / 80); x++)
        for (let y = Math.floor(box.y / 40); y <= Math.floor(box.b / 40); y++) {
          const key = `${x},${y}`;
          cells.set(key, [...(cells.get(key) ?? []), [i, box]]);
        }
  });
  for (const here of cells.values())
    for (let i = 0; i < here.length; i++)
      for (let j = i + 1; j < here.length; j++) {
        const [[a, one], [b, two]] = [here[i], here[j]];
        const [first, second] = [seen[a], seen[b]];
        if (a === b || first.layer !== second.layer || !!first.map !== !!second.map) continue;
        if (first.el.contains(second.el) || second.el.contains(first.el)) continue;
        const wide = Math.min(one.r, two.r) - Math.max(one.x, two.x);
        const high = Math.min(one.b, two.b) - Math.max(one.y, two.y);
        if (wide > 2 && high > 1.5) say("overlap", first, ` and "${second.text.trim().slice(0, 40)}" in ${path(second.el)}`);
      }
  return [...found];
}
