"""The web table: games over HTTP and websockets, kept in a database, with bots in processes of their own."""
