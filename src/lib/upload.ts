import type { ErrorEnvelope } from "#shared/errors.ts";
import { ApiError, foreignResponse, networkError } from "./api.ts";
import { readToken } from "./auth-token.ts";

interface UploadOptions {
  /** Form fields, sent before the file. */
  fields?: Record<string, string>;
  /** Called with the fraction that has been sent, 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/**
 * Sends one file as `multipart/form-data`, field `file`, and reads the JSON of the response.
 * Throws `ApiError`, or an `AbortError` when it was cancelled. It uses XMLHttpRequest because
 * `fetch` does not report upload progress.
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
      const isOk = request.status >= 200 && request.status < 300;
      if (isOk && request.response === null) reject(foreignResponse());
      else if (isOk) resolve(request.response as Body);
      else reject(new ApiError(request.status, (request.response ?? {}) as Partial<ErrorEnvelope>));
    };
    request.onerror = () => reject(networkError());
    request.onabort = () => reject(new DOMException("The upload was cancelled", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    const form = new FormData();
    for (const [field, text] of Object.entries(fields)) form.append(field, text);
    form.append("file", file, name);
    request.send(form);
  });
}
