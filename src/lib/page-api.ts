import { type Api, type ApiFetch, createApi } from "./api.ts";

/**
 * The API as a page's loader calls it in-process. It follows one redirect to another path of the API, as a browser's
 * fetch does, so that an address that has moved answers the same in both worlds.
 */
export function createPageApi(travel: ApiFetch): Api {
  return createApi(async (path, init) => {
    const answer = await travel(path, init);
    const location = answer.status >= 301 && answer.status <= 308 ? answer.headers.get("Location") : null;
    if (!location) return answer;
    const { pathname, search } = new URL(location, "http://page.invalid");
    return travel(pathname + search, init);
  });
}
