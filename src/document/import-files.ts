/** Stylesheets that are loading or loaded, by their file. */
const styles = new Map<string, Promise<unknown>>();

/**
 * Imports a module once the stylesheets among its files are there; its scripts are preloaded.
 * In place of Vite's helper, which was a seventh of the script of every page (`vite.config.ts`).
 */
export function importFiles<Module>(load: () => Promise<Module>, files: string[] = []): Promise<Module> {
  return Promise.all(files.map(addLink)).then(load);
}

function addLink(file: string): Promise<unknown> | undefined {
  const rel = file.endsWith(".css") ? "stylesheet" : "modulepreload";
  const isLinked = document.querySelector(`link[rel=${rel}][href="/${file}"]`) !== null;
  if (isLinked) return styles.get(file);
  const link = document.createElement("link");
  link.rel = rel;
  link.href = `/${file}`;
  document.head.append(link);
  if (rel === "modulepreload") return undefined;
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // The next attempt tries again.
      link.remove();
      reject(new Error(`${file} did not load`));
    };
  });
  styles.set(file, loaded);
  return loaded;
}
