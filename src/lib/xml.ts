/** An element of an XML document. Undefined children are left out. */
export interface XmlElement {
  name: string;
  attributes?: Record<string, string>;
  children?: (XmlElement | string | undefined)[];
}

/** An XML document in UTF-8. Texts are escaped, without characters that XML forbids. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root)}\n`;
}

/** An element whose only child is a text. */
export function textElement(name: string, text: string): XmlElement {
  return { name, children: [text] };
}

function element({ name, attributes = {}, children = [] }: XmlElement): string {
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const inner = children.map((child) => {
    if (child === undefined) return "";
    return typeof child === "string" ? escapeXml(child) : element(child);
  });
  const content = inner.join("");
  return content ? `<${name}${head.join("")}>${content}</${name}>` : `<${name}${head.join("")}/>`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
