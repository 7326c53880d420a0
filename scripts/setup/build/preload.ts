import type { Plugin } from "vite";

/**
 * Vite's own helper for `import()` is an eighth of what a public page may load: it also serves bundles below other
 * addresses, nonces, and old browsers, none of which there are here.
 */
export function preload(): Plugin {
  return {
    name: "preload",
    enforce: "pre",
    load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => helper },
  };
}

/** Loads what a module imports at once with it, and its styles first. A failed style is fetched again the next time. */
const helper = `
const started = {};
const start = (file) => {
  const link = document.createElement("link");
  const isStyle = file.endsWith(".css");
  if (document.querySelector(\`link[href="/\${file}"]\`)) return;
  link.rel = isStyle ? "stylesheet" : "modulepreload";
  link.href = "/" + file;
  document.head.append(link);
  return isStyle && new Promise((loaded, failed) => {
    link.onload = loaded;
    link.onerror = () => {
      link.remove();
      delete started[file];
      failed(new Error(link.href));
    };
  });
};
export const __vitePreload = async (load, files = []) => {
  await Promise.all(files.map((file) => (started[file] ??= start(file))));
  return load();
};
`;
