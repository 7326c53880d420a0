import type { Schema } from "./document.ts";

/** A schema as people read one: the fields with their types, one a line, and what each has to keep to behind it. */
export function schemaText(schema: Schema, indent = ""): string {
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => schemaText(choice as Schema, indent)).join(" | ");
  if (schema.allOf) return schema.allOf.map((part) => schemaText(part as Schema, indent)).join(" & ");
  if (schema.type === "array") return listText(schema, indent);
  if (schema.type === "object" || schema.properties) return objectText(schema, indent);
  const type = Array.isArray(schema.type) ? schema.type.join(" | ") : schema.type;
  return [type ?? "any", limitsOf(schema)].filter(Boolean).join(" ");
}

function listText(schema: Schema, indent: string): string {
  const item = schema.items as Schema | undefined;
  const text = item ? schemaText(item, indent) : "any";
  const most = schema.maxItems === undefined ? "" : ` (at most ${schema.maxItems})`;
  return `list of ${text}${most}`;
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

/** Lengths, bounds and the format of a value, such as `(1 to 80, email)`. */
function limitsOf(schema: Schema): string {
  const from = schema.minLength ?? schema.minimum;
  const to = schema.maxLength ?? schema.maximum;
  // Bounds of every whole number say nothing.
  const low = from === undefined || from < -1e15 ? null : from;
  const high = to === undefined || to > 1e15 ? null : to;
  const range =
    low !== null && high !== null
      ? `${low} to ${high}`
      : high !== null
        ? `at most ${high}`
        : low
          ? `at least ${low}`
          : "";
  const standard = schema.default === undefined ? "" : `default ${JSON.stringify(schema.default)}`;
  const parts = [range, schema.format ?? "", standard].filter(Boolean);
  return parts.length > 0 ? `(${parts.join(", ")})` : "";
}
