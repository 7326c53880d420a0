import { z } from "zod";
import { limits } from "../limits.ts";
import { emailField, idField, requiredText } from "./fields.ts";

/** A member of staff as the portal shows them. */
export const admin = z.object({
  id: idField,
  name: z.string(),
  email: z.string(),
  role: z.literal("admin"),
});
export type Admin = z.infer<typeof admin>;

const fillIn = "Please fill in all fields";

/** `POST /api/admin/login` */
export const loginInput = z.object({
  email: z
    .string(fillIn)
    .trim()
    .toLowerCase()
    .min(1, fillIn)
    .max(limits.email, "Enter a valid email address"),
  password: z
    .string(fillIn)
    .min(1, fillIn)
    .max(limits.password.max, `Use at most ${limits.password.max} characters`),
});
export type LoginInput = z.infer<typeof loginInput>;

const newPassword = z
  .string(fillIn)
  .min(limits.password.min, `Password must be at least ${limits.password.min} characters long`)
  .max(limits.password.max, `Use at most ${limits.password.max} characters`);

/** `POST /api/admin/register`. A `role` in the body is ignored: every account is an admin's, approved or not. */
export const registerInput = z.object({
  name: requiredText({ max: limits.fullName, required: fillIn }),
  email: emailField,
  password: newPassword,
});
export type RegisterInput = z.infer<typeof registerInput>;

/** `POST /api/admin/password` */
export const passwordChange = z.object({
  currentPassword: z.string(fillIn).min(1, fillIn).max(limits.password.max),
  newPassword,
});

/** `expiresAt` is when the token ends. */
export const loginAnswer = z.object({
  token: z.string(),
  admin,
  expiresAt: z.iso.datetime({ precision: 3 }),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

export const registerAnswer = z.object({ message: z.string(), admin });
export type RegisterAnswer = z.infer<typeof registerAnswer>;

/** `GET /api/admin/colleagues`: the active accounts by name, and which of them is the caller. */
export const colleagues = z.object({
  colleagues: z.array(z.object({ id: idField, name: z.string() })),
  me: idField,
});
export type Colleagues = z.infer<typeof colleagues>;
