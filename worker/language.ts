import { AsyncLocalStorage } from "node:async_hooks";
import wordFiles from "virtual:words";
import { createMiddleware } from "hono/factory";
import { type Language, type LanguageCode, languageOfPath } from "#shared/languages.ts";
import { speak } from "#shared/speak.ts";
import { type Spoken, speakWith } from "#shared/translate.ts";
import type { AppEnv, Bindings } from "./env.ts";

const loading = new Map<LanguageCode, Promise<Spoken>>();
const spokenNow = new AsyncLocalStorage<Spoken | undefined>();

speakWith(() => spokenNow.getStore());

/** Runs what renders text in a language. */
export async function inLanguage<Result>(
  env: Bindings,
  language: Language,
  render: () => Result | Promise<Result>,
): Promise<Result> {
  return spokenNow.run(language.root ? await load(env, language) : undefined, render);
}

/** A language with its words, read once. They are a file of the site, so that the Worker stays small. */
async function load(env: Bindings, language: Language): Promise<Spoken> {
  const promise = loading.get(language.code) ?? readWords(env, language);
  loading.set(language.code, promise);
  promise.catch(() => loading.delete(language.code));
  return promise;
}

async function readWords(env: Bindings, language: Language): Promise<Spoken> {
  const file = wordFiles[language.code];
  const words: Record<string, string> =
    typeof file === "string"
      ? await (await env.ASSETS.fetch(new URL(file, "https://assets.invalid"))).json()
      : (file ?? {});
  return speak(language, new Map(Object.entries(words)));
}

/**
 * Answers a request in the language of its path, and sends on to pages of that language. The API is always in that
 * of the source, because its answers are stored for everybody.
 */
export const speakLanguageOfPath = createMiddleware<AppEnv>(async (c, next) => {
  const language = languageOfPath(new URL(c.req.url).pathname);
  if (language.root === "" && !spokenNow.getStore()) return next();
  await inLanguage(c.env, language, async () => {
    await next();
    const location = c.res.headers.get("Location");
    if (location) c.header("Location", spokenNow.getStore()?.ownPath(location) ?? location);
  });
});
