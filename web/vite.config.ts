import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

/** `import icons from "./icons.json?shapes"`: a list of names becomes their shapes, out of the four thousand of game-icons.net. */
function shapes(): Plugin {
  const suffix = "?shapes";
  return {
    name: "shapes",
    enforce: "pre",
    resolveId(source, importer) {
      return source.endsWith(suffix) && importer ? "\0" + resolve(dirname(importer), source.slice(0, -suffix.length)) + ".shapes" : null;
    },
    load(id) {
      if (!id.startsWith("\0") || !id.endsWith(".shapes")) return null;
      const list = id.slice(1, -".shapes".length);
      this.addWatchFile(list);
      const wanted: string[] = JSON.parse(readFileSync(list, "utf8"));
      const set = JSON.parse(readFileSync(resolve("node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
      const missing = wanted.filter((name) => !set.icons[name]);
      if (missing.length) throw new Error(`${list} names icons that do not exist: ${missing.join(", ")}`);
      return `export default ${JSON.stringify(Object.fromEntries(wanted.map((name) => [name, set.icons[name].body])))};`;
    },
  };
}

export default defineConfig({
  plugins: [shapes()],
  build: { outDir: "../src/civitas/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
