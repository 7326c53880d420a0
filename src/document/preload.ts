/**
 * Loads the files that a module imports beside it, and their styles before it. The build puts
 * this around every `import()` (`scripts/setup/build/preload-helper.ts`).
 */
export function preload(load: () => Promise<unknown>, files: readonly string[] = []): Promise<unknown> {
  return Promise.all(files.map(preloadFile)).then(load);
}

function preloadFile(file: string): Promise<unknown> | null {
  const isStyle = file.endsWith(".css");
  let link = document.querySelector<HTMLLinkElement>(`link[href="/${file}"]`);
  if (!link) {
    link = document.createElement("link");
    link.rel = isStyle ? "stylesheet" : "modulepreload";
    link.href = `/${file}`;
    document.head.append(link);
  }
  if (!isStyle || link.sheet) return null;
  return new Promise((onLoad, onError) => {
    link.addEventListener("load", onLoad);
    link.addEventListener("error", () => {
      // The next attempt is a new one.
      link.remove();
      onError(new Error(`${link.href} cannot be loaded`));
    });
  });
}
