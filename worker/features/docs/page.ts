import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import tokens from "#src/styles/tokens.css?raw";
import style from "./docs.css?raw";
import type { ApiDocument, OperationObject, Schema } from "./document.ts";
import { schemaText } from "./schema-text.ts";

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Inline styles of the page; its policy allows them by hash. */
export const pageStyle = `${tokens}\n${style}`;

/** The document as a page without script: operations with their input, responses and errors. */
export function docsPage(document: ApiDocument): Html {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${document.info.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${raw(pageStyle)}</style>
</head>
<body>
<a class="skip" href="#operations">Skip to the operations</a>
<header>
<p><a href="/">Home page</a></p>
<h1>${document.info.title}</h1>
<p class="lead">${document.info.description}</p>
<p><a href="/api/openapi.json">OpenAPI ${document.openapi} as JSON</a></p>
</header>
<div class="columns">
<nav aria-label="Operations">${document.tags.map(
    ({ name }) =>
      html`<h2>${name}</h2><ul>${all
        .filter(({ operation }) => operation.tags.includes(name))
        .map(
          ({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
        )}</ul>`,
  )}<h2>Schemas</h2><ul>${Object.keys(document.components.schemas).map(
    (name) => html`<li><a href="#schema-${name}">${name}</a></li>`,
  )}</ul></nav>
<main id="operations" tabindex="-1">${document.tags.map(
    ({ name }) =>
      html`<section><h2>${name}</h2>${all
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ path, method, operation }) => operationSection(path, method, operation))}</section>`,
  )}<section><h2>Schemas</h2>${Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      html`<article id="schema-${name}"><h3>${name}</h3>${schemaBlock(schema, name)}</article>`,
  )}</section></main>
</div>
</body>
</html>`;
}

function operationSection(path: string, method: string, operation: OperationObject): Html {
  const { parameters, requestBody, responses } = operation;
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const errors = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  return html`<article id="${operation.operationId}">
<h3>${operation.summary}</h3>
<p class="path"><code><b data-method="${method}">${method}</b> ${path}</code>${
    operation.security.length > 0 ? html` <span class="admin">Admins only</span>` : ""
  }</p>
${operation.description ? html`<p>${operation.description}</p>` : ""}
${
  parameters.length > 0
    ? html`<h4>Parameters</h4><dl>${parameters.map(
        ({ name, in: where, required, schema }) =>
          html`<div><dt><code>${name}</code> <small>${where}${required ? ", required" : ""}</small></dt><dd><code>${schemaText(schema)}</code></dd></div>`,
      )}</dl>`
    : ""
}
${body ? html`<h4>Body <small>${type}</small></h4>${schemaBlock(body.schema, operation.operationId)}` : ""}
<h4>Responses</h4>${Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, { description, content }]) => {
      const [contentType, media] = Object.entries(content ?? {})[0] ?? [];
      return html`<p><b>${status}</b> ${description}${contentType ? html` <small>${contentType}</small>` : ""}</p>${
        contentType === "application/json" && media
          ? schemaBlock(media.schema, `${operation.operationId} ${status}`)
          : ""
      }`;
    })}
<h4>Errors</h4><ul class="errors">${errors.map(
    ([status, { description }]) => html`<li><b>${status}</b> ${description}</li>`,
  )}</ul>
</article>`;
}

/** A schema as text, in a block that can be scrolled by keyboard. */
function schemaBlock(schema: Schema, label: string): Html {
  return html`<pre tabindex="0" aria-label="Schema of ${label}">${schemaText(schema)}</pre>`;
}
