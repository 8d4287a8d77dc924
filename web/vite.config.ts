import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { rounded } from "./rounded.ts";

const shapesOf = (list: string): [string, string][] => {
  const wanted = [...new Set(Object.values<string>(JSON.parse(readFileSync(list, "utf8"))))];
  const set = JSON.parse(readFileSync(resolve("node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
  const missing = wanted.filter((name) => !set.icons[name]);
  if (missing.length) throw new Error(`${list} names icons that do not exist: ${missing.join(", ")}`);
  return wanted.map((name) => [name, rounded(set.icons[name].body)]);
};

const sheetOf = (list: string): string => {
  const symbols = shapesOf(list).map(([name, body]) => `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
};

/** A list of names, or a record of them, becomes their shapes, out of the four thousand of game-icons.net: `import shapes from "./icons.json?shapes"` as part
 * of the script, `import sheet from "./signs.json?sheet"` as the address of a picture that holds them all. */
function shapes(): Plugin {
  const asked = /^(.*)\?(shapes|sheet)$/;
  const found = /^\0(.*)\.(shapes|sheet)$/;
  let building = true;
  return {
    name: "shapes",
    enforce: "pre",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    configureServer: ({ middlewares }) => {
      middlewares.use("/sheet", (request, response) => void response.setHeader("Content-Type", "image/svg+xml").end(sheetOf(resolve(`src${request.url}`))));
    },
    resolveId(source, importer) {
      const [, list, kind] = asked.exec(source) ?? [];
      return list && importer ? `\0${resolve(dirname(importer), list)}.${kind}` : null;
    },
    load(id) {
      const [, list, kind] = found.exec(id) ?? [];
      if (!list) return null;
      this.addWatchFile(list);
      if (kind === "shapes") return `export default ${JSON.stringify(Object.fromEntries(shapesOf(list)))};`;
      if (!building) return `export default ${JSON.stringify(list.replace(resolve("src"), "/sheet"))};`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: "signs.svg", source: sheetOf(list) })};`;
    },
  };
}

export default defineConfig({
  plugins: [shapes()],
  build: { outDir: "../src/civitas/server/page", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
