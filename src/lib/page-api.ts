import { createContext } from "react-router";
import type { PrivatePage } from "#shared/own-submission.ts";
import { type Api, type ApiFetch, createApi } from "./api.ts";
import type { PostedForm } from "./posted-form.ts";

/** Where a page's loader finds the API while the Worker renders it. */
export const apiFetchContext = createContext<ApiFetch>();

/** Set by the Worker for the page that shows a refused form again. */
export const postedFormContext = createContext<PostedForm | null>(null);

/** Set by the Worker for a page of one person. */
export const privatePageContext = createContext<PrivatePage | null>(null);

/**
 * The API client of a page's loader in the Worker. It follows one redirect within the API, as the
 * browser's fetch does, so that a moved URL gives the same result in both.
 */
export function createPageApi(apiFetch: ApiFetch): Api {
  return createApi(async (path, init) => {
    const response = await apiFetch(path, init);
    const location =
      response.status >= 301 && response.status <= 308 ? response.headers.get("Location") : null;
    if (!location) return response;
    const { pathname, search } = new URL(location, "http://page.invalid");
    return apiFetch(pathname + search, init);
  });
}
