import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { translatedProps } from "../../src/shared/speak.ts";

/** What one module of TypeScript says. */
export interface ModuleTexts {
  /** The modules that it imports, at once or later, as it names them; types are not among them. */
  imports: string[];
  /** Every text of the source. */
  literals: Set<string>;
  /** Those that are certainly shown: text of JSX, and what `t` is called with. */
  shown: Set<string>;
}

interface Node {
  type: string;
  value?: unknown;
  name?: unknown;
  [key: string]: unknown;
}

const shownAttributes = new Set<string>(translatedProps);

const parsed = new Map<string, ModuleTexts>();

/** Reads a module, once. */
export function moduleTexts(file: string): ModuleTexts {
  const known = parsed.get(file);
  if (known) return known;
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  const texts: ModuleTexts = { imports: [], literals: new Set(), shown: new Set() };
  visit(program as unknown as Node, texts);
  parsed.set(file, texts);
  return texts;
}

function visit(node: Node, texts: ModuleTexts): void {
  readNode(node, texts);
  for (const [key, value] of Object.entries(node)) {
    // The text of a type is no text of the page.
    if (key === "typeAnnotation" || key === "typeArguments" || key === "returnType") continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (
        child &&
        typeof child === "object" &&
        "type" in child &&
        !/^TS(Type|Interface|Union)/.test(child.type)
      )
        visit(child as Node, texts);
  }
}

function readNode(node: Node, texts: ModuleTexts): void {
  const text = textOf(node);
  if (text !== undefined) texts.literals.add(text);
  if (node.type === "JSXText") addShown(texts, jsxText(`${node.value}`));
  else if (node.type === "ImportDeclaration" || node.type.startsWith("Export")) readImport(node, texts);
  else if (node.type === "ImportExpression") readImport(node, texts);
  else if (node.type === "JSXElement" || node.type === "JSXFragment") readChildren(node, texts);
  else if (node.type === "JSXAttribute") readAttribute(node, texts);
  else if (node.type === "CallExpression") readCall(node, texts);
}

function readImport({ source, importKind, exportKind }: Node, { imports }: ModuleTexts): void {
  const text = source ? textOf(source as Node) : undefined;
  if (text && importKind !== "type" && exportKind !== "type") imports.push(text);
}

function readChildren({ children }: Node, texts: ModuleTexts): void {
  for (const child of children as Node[])
    if (child.type === "JSXExpressionContainer")
      for (const text of outcomes(child.expression as Node)) addShown(texts, text);
}

function readAttribute({ name, value }: Node, texts: ModuleTexts): void {
  if (!value || !shownAttributes.has(`${(name as Node).name}`)) return;
  const node = value as Node;
  for (const text of outcomes((node.expression as Node) ?? node)) addShown(texts, text);
}

/** `tNodes` is `t` with elements, `translatedHtml` is `t` for PDFs. */
function readCall({ callee, arguments: given }: Node, texts: ModuleTexts): void {
  const [first] = given as Node[];
  if (!/^(t|tNodes|translatedHtml)$/.test(`${(callee as Node).name}`) || !first) return;
  for (const text of outcomes(first)) addShown(texts, text);
}

/** The texts that an expression may have as its value. */
function outcomes(node: Node): string[] {
  const text = textOf(node);
  if (text !== undefined) return [text];
  if (node.type === "ConditionalExpression")
    return [...outcomes(node.consequent as Node), ...outcomes(node.alternate as Node)];
  if (node.type === "LogicalExpression") return outcomes(node.right as Node);
  return [];
}

function textOf(node: Node): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral" || (node.expressions as Node[]).length > 0) return undefined;
  const [{ value } = {} as Node] = node.quasis as Node[];
  return (value as { cooked: string }).cooked;
}

/** As React joins the lines of a text. */
function jsxText(value: string): string {
  return value
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" ")
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll("&nbsp;", "\u00a0");
}

function addShown({ shown, literals }: ModuleTexts, text: string): void {
  const sentence = text.trim();
  shown.add(sentence);
  literals.add(sentence);
}

/** What the function of each property of a module's objects imports. */
export function importsByProperty(file: string): Record<string, string[]> {
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  const found: Record<string, string[]> = {};
  const search = (node: Node, property: string | undefined) => {
    const { key } = node as { key?: Node };
    const own = node.type === "Property" && key ? `${key.name ?? key.value}` : property;
    if (node.type === "ImportExpression" && own)
      found[own] = [...(found[own] ?? []), textOf(node.source as Node) ?? ""];
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (child && typeof child === "object" && "type" in child) search(child as Node, own);
  };
  search(program as unknown as Node, undefined);
  return found;
}
