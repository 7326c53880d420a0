import { Hono } from "hono";
import { idParam } from "#shared/contract/fields.ts";
import { replyTemplateInput } from "#shared/contract/reply-templates.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { allowedVersions, versionTag } from "../../http/precondition.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import {
  addTemplate,
  changeTemplate,
  findTemplate,
  listTemplates,
  maxTemplates,
  setTemplateActive,
} from "./reply-templates.queries.ts";

/** Answers that staff write often, mounted at `/api/reply-templates`. */
export const replyTemplateRoutes = new Hono<AppEnv>()
  .get("/", async (c) => c.json({ templates: await listTemplates(c.get("db")) }))
  .post("/", validate("json", replyTemplateInput), async (c) => {
    const data = await addTemplate(c.get("db"), c.req.valid("json"), writeContext(c));
    if (data) return c.json({ data }, 201, { ETag: versionTag(data.version) });
    throw new HttpError("invalid_request", {
      message: `There are ${maxTemplates} templates. Remove one first.`,
    });
  })
  .put("/:id", validate("param", idParam), validate("json", replyTemplateInput), async (c) => {
    const db = c.get("db");
    const { id } = c.req.valid("param");
    const versions = allowedVersions(c.req.header("If-Match"));
    const isChanged = await changeTemplate(db, id, { ...c.req.valid("json"), versions }, writeContext(c));
    const data = await findTemplate(db, id);
    if (!data) throw new HttpError("not_found");
    const headers = { ETag: versionTag(data.version) };
    if (!isChanged) throw new HttpError("precondition_failed", { data, headers });
    return c.json({ data }, 200, headers);
  })
  .delete("/:id", validate("param", idParam), async (c) => {
    const isRemoved = await setTemplateActive(c.get("db"), c.req.valid("param").id, false, writeContext(c));
    if (!isRemoved) throw new HttpError("not_found");
    return c.json({ message: "The template was removed." });
  })
  .post("/:id/restore", validate("param", idParam), async (c) => {
    const isRestored = await setTemplateActive(c.get("db"), c.req.valid("param").id, true, writeContext(c));
    if (!isRestored) throw new HttpError("not_found");
    return c.json({ message: "The template is back." });
  });
