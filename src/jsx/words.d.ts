/** Made by `scripts/setup/build/island-words.ts`: the sentences that each island may show. */
declare module "virtual:island-words" {
  const sentences: Readonly<Record<string, readonly string[]>>;
  export default sentences;
}

/** By language, its words; of a build the path of the file that has them. */
declare module "virtual:words" {
  const files: Readonly<Record<string, string | Record<string, string>>>;
  export default files;
}
