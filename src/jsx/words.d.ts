// Made by `scripts/setup/build/words.ts`.

/** By language and name of an island, such as `hi land-form`, the path of the file with the words that it may show. */
declare module "virtual:island-words" {
  const files: Readonly<Record<string, string>>;
  export default files;
}

/** By language, its words; of a build the path of the file that has them. */
declare module "virtual:words" {
  const files: Readonly<Record<string, string | Record<string, string>>>;
  export default files;
}
