import { HttpError } from "../../http/errors.ts";

/** The refusal of a password that is too easy to guess; `field` is its name in the request. */
export function weakPasswordError(field: string): HttpError {
  const message = "This password is too easy to guess. Choose another one";
  return new HttpError("invalid_request", { message, details: [`${field}: ${message}`] });
}
