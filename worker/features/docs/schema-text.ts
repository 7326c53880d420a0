import type { Schema } from "./document.ts";

/** A schema in the style of TypeScript: one field a line, with its type and limits. */
export function schemaText(schema: Schema, indent = ""): string {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => schemaText(choice as Schema, indent)).join(" | ");
  if (schema.allOf) return schema.allOf.map((part) => schemaText(part as Schema, indent)).join(" & ");
  if (schema.type === "array") return arrayText(schema, indent);
  if (schema.type === "object" || schema.properties) return objectText(schema, indent);
  const type = Array.isArray(schema.type) ? schema.type.join(" | ") : schema.type;
  return [type ?? "any", limitText(schema)].filter(Boolean).join(" ");
}

function arrayText(schema: Schema, indent: string): string {
  const item = schema.items as Schema | undefined;
  const text = item ? schemaText(item, indent) : "any";
  const limit = schema.maxItems === undefined ? "" : ` (at most ${schema.maxItems})`;
  return `array of ${text}${limit}`;
}

function objectText(
  { properties = {}, required = [], additionalProperties }: Schema,
  indent: string,
): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(([name, field]) => {
    const optional = required.includes(name) ? "" : "?";
    return `${inner}${name}${optional}: ${schemaText(field as Schema, inner)}`;
  });
  if (additionalProperties && typeof additionalProperties === "object")
    fields.push(`${inner}[name]: ${schemaText(additionalProperties as Schema, inner)}`);
  return fields.length > 0 ? `{\n${fields.join("\n")}\n${indent}}` : "{}";
}

/** Length, bounds and format, such as `(1 to 80, email)`. */
function limitText(schema: Schema): string {
  const from = schema.minLength ?? schema.minimum;
  const to = schema.maxLength ?? schema.maximum;
  // zod gives every integer the safe-integer bounds, which are not worth showing.
  const min = from === undefined || from < -1e15 ? null : from;
  const max = to === undefined || to > 1e15 ? null : to;
  const range =
    min !== null && max !== null
      ? `${min} to ${max}`
      : max !== null
        ? `at most ${max}`
        : min
          ? `at least ${min}`
          : "";
  const fallback = schema.default === undefined ? "" : `default ${JSON.stringify(schema.default)}`;
  const parts = [range, schema.format ?? "", fallback].filter(Boolean);
  return parts.length > 0 ? `(${parts.join(", ")})` : "";
}
