import type { ErrorEnvelope } from "../shared/errors.ts";
import { ApiError } from "./api.ts";
import { readToken } from "./auth-token.ts";

interface UploadOptions {
  /** Further fields, sent before the file. */
  fields?: Record<string, string>;
  /** Called with the share that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends one file as `multipart/form-data`, field `file`, and reads the JSON answer. Throws `ApiError`, or an `AbortError`
 * when it was cancelled. This is not `fetch`, because fetch cannot say how much of a body has been sent.
 */
export function upload<Body>(
  path: string,
  file: Blob,
  name: string,
  { fields = {}, onProgress, signal }: UploadOptions,
): Promise<Body> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open("POST", path);
    request.setRequestHeader("Accept", "application/json");
    const token = readToken();
    if (token) request.setRequestHeader("Authorization", `Bearer ${token}`);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as Body);
      else reject(new ApiError(request.status, (request.response ?? {}) as Partial<ErrorEnvelope>));
    };
    request.onerror = () =>
      reject(new ApiError(0, { message: "Network error. Please check your connection and try again." }));
    request.onabort = () => reject(new DOMException("The upload was cancelled", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    for (const [field, text] of Object.entries(fields)) form.append(field, text);
    form.append("file", file, name);
    request.send(form);
  });
}
