/** Inputs that break or trick naive services, as data for the suites. */

/** A text, and whether a free text field stores it (after NFC and trimming) or refuses it. */
export interface HostileText {
  text: string;
  /** False when no field accepts it: control characters and unpaired surrogates. */
  displayable: boolean;
}

const kept = [
  // SQL, LIKE and full-text syntax.
  "' OR '1'='1",
  "'; DROP TABLE admins;--",
  "1 UNION SELECT email,password_hash FROM admins",
  "x' COLLATE NOCASE--",
  "char(0) /* ; */",
  "%",
  "_%_",
  "%%\\%",
  '"',
  '""',
  '"a',
  'a"b"c',
  "*",
  "a* ^a -a +a",
  "(",
  ")))",
  "AND",
  "OR NOT x",
  "NEAR(a b, 1)",
  "title:x nosuch:x",
  "{a b}:c",
  "fast-dc CCS/CHAdeMO 3.3kW",
  // Markup, templates and URLs that a page might run.
  "<script>window.__pwned=1</script>",
  '"><img src=x onerror=window.__pwned=1>',
  "<svg/onload=window.__pwned=1>",
  "</script><script>alert(1)</script>",
  "</title>-->]]></textarea>",
  '<iframe srcdoc="<script>1</script>">',
  "<base href=//evil.example>",
  "<a id=config><a id=config name=url href=//evil.example>",
  "{{7*7}} <%= 7*7 %> #{7*7}",
  "javascript:alert(1)",
  '=HYPERLINK("http://evil.example")',
  "@SUM(1)",
  "+1",
  "-1",
  // Words with a meaning for programs.
  "null",
  "undefined",
  "NaN",
  "true",
  "-0",
  "[object Object]",
  "__proto__",
  "constructor",
  "toString",
  "../../etc/passwd",
  "..\\..\\windows",
  "%00",
  "%2e%2e%2f",
  "a%0d%0aSet-Cookie:x=y",
  // Scripts, marks and characters beyond ASCII.
  "नमस्ते, चार्जिंग स्टेशन",
  "தமிழ்",
  "اردو",
  "e\u0301",
  "👨‍👩‍👧‍👦🏽🇮🇳",
  "İßſK",
  "\u202eevil\u202c \u2066x\u2069",
  "ad\u200bmin\u00adx",
  "a\u2028b\u2029c",
  "аdmin@example.com",
  "\ufdfd\u{12031}",
] as const;

const undisplayable = [
  "a\u0000b",
  "\u0000".repeat(100),
  "\u001b[31mred\u0007",
  "\u0008\u000b\u000c\u000e\u001f",
  "\u007f\u0085\u009f",
  "\ud800",
  "x\udfffy",
] as const;

export const texts: HostileText[] = [
  ...kept.map((text) => ({ text, displayable: true })),
  ...undisplayable.map((text) => ({ text, displayable: false })),
];

/** Texts with line breaks: single-line fields refuse them, others normalise them. */
export const lineBreaks = ["line1\r\nline2", "a\nb", "a\rb", "tab\there"] as const;

/** Empty values in all forms. */
export const blanks = ["", "   ", "\u00a0\u3000", "\n\t", "\ufeff"] as const;

/** Values of a wrong type. */
export const notTexts: unknown[] = [42, -1, 1e308, true, {}, ["a"], [[]], { $ne: null }, { toString: "x" }];

/** URLs that content must not contain. */
export const badUrls = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>1</script>",
  "data:image/svg+xml,<svg/>",
  "vbscript:x",
  "blob:https://example.com/x",
  "file:///etc/passwd",
  "ftp://example.com/x",
  "http://example.com/x",
  "//evil.example/x",
  "/\\evil.example",
  "\\\\evil.example",
  "https:evil.example",
  "https://user:pass@example.com/",
  "https://example.com@evil.example/\n",
  "/media/../admin",
  "/media/a/b.jpg",
  "/admin",
  "media/a.jpg",
  "https://",
  "x",
  `https://example.com/${"x".repeat(3000)}`,
] as const;

/**
 * Bodies that are not valid JSON of the contract, with their content type and the expected
 * refusals.
 */
export const bodies: [name: string, body: string | Uint8Array, type: string, statuses: number[]][] = [
  ["nothing", "", "application/json", [400]],
  ["a brace", "{", "application/json", [400]],
  ["no value", '{"a":}', "application/json", [400]],
  ["an open list", "[1,2", "application/json", [400]],
  ["single quotes", "{'a':1}", "application/json", [400]],
  ["a bare key", "{a:1}", "application/json", [400]],
  ["null", "null", "application/json", [400]],
  ["a list", "[]", "application/json", [400]],
  ["a text", '"text"', "application/json", [400]],
  ["a number", "42", "application/json", [400]],
  ["true", "true", "application/json", [400]],
  ["a prototype", '{"__proto__":{"polluted":true}}', "application/json", [400]],
  ["a constructor", '{"constructor":{"prototype":{"polluted":1}}}', "application/json", [400]],
  ["no UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), "application/json", [400]],
  ["UTF-16", new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]), "application/json; charset=utf-16", [400]],
  ["10,000 levels", "[".repeat(10_000) + "]".repeat(10_000), "application/json", [400]],
  ["40,000 levels", `${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`, "application/json", [400]],
  ["a huge number", '{"filledInMs":1e400,"a":9007199254740993}', "application/json", [400]],
  ["300 kB", JSON.stringify({ a: "x".repeat(300_000) }), "application/json", [413]],
  [
    "40,000 keys",
    `{${Array.from({ length: 40_000 }, (_, key) => `"k${key}":1`)}}`,
    "application/json",
    [413],
  ],
  ["a form", "a=1&__proto__.polluted=1", "application/x-www-form-urlencoded", [415]],
  ["XML", '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', "application/xml", [415]],
  ["plain text", "{}", "text/plain", [415]],
  ["no type", "{}", "", [415]],
  ["gzip's bytes", new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]), "application/json", [400]],
];

/** Query strings; none may cause a server error on any route. */
export const queries = [
  "page=0",
  "page=-1",
  "page=-0",
  "page=1.5",
  "page=1e3",
  "page=0x10",
  "page=%205%20",
  "page=%E0%A5%A7",
  "page=9999999999999999999999",
  "page=9007199254740993",
  "page=1&page=2",
  "page[]=1",
  "page",
  "page=",
  "limit=-1",
  "limit=0",
  "limit=101",
  "limit=1e309",
  "type=unknown",
  "type=__proto__",
  "type=blog,event",
  "status=constructor",
  "sortBy=(SELECT%201)",
  "sortBy=createdAt;--",
  "search=%00",
  "search=%ff",
  "search=%E0%A4%A",
  "search=%zz",
  "search=x%0d%0aSet-Cookie:a=b",
  `search=${"x".repeat(5000)}`,
  `search=${"word%20".repeat(3000)}`,
  "search=",
  "lat=91&lng=0",
  "lat=1",
  "lat=NaN&lng=Infinity",
  "isActive=false&status=draft&deleted=1",
  "__proto__=1&constructor.prototype.x=1",
  "?a=1;b=2",
  "&&&",
  "=x",
  Array.from({ length: 200 }, (_, n) => `u${n}=${n}`).join("&"),
] as const;

/** Values of an id, slug or key in a path. */
export const pathParts = [
  "0",
  "-1",
  "1e0",
  "1;2",
  "01",
  "%20",
  "..%2f..%2fetc",
  "a%2fb",
  "a%00b",
  "%E0%A4%A",
  "%zz",
  "__proto__",
  "constructor",
  "toString",
  "9007199254740993",
  "'%20OR%201=1--",
  "x.css",
  "%F0%9F%98%80",
  "x".repeat(5000),
  crypto.randomUUID(),
  crypto.randomUUID().toUpperCase(),
] as const;

/** Headers that spoof, override or break something. */
export const headers: Record<string, string>[] = [
  { "If-Match": '"old"' },
  { "If-Match": "*, *" },
  { "If-Match": `"v1", ${'"x", '.repeat(500)}` },
  { "If-None-Match": "nonsense" },
  { "If-None-Match": `"${"x".repeat(10_000)}"` },
  { Range: "bytes=5-2" },
  { Range: "bytes=-0" },
  { Range: "items=0-1" },
  { Range: `bytes=${"0-0,".repeat(1000)}1-1` },
  { "If-Range": "x", Range: "bytes=0-1" },
  { "X-HTTP-Method-Override": "DELETE" },
  { "X-Forwarded-Host": "evil.example", "X-Original-URL": "/api/form-submissions" },
  { "X-React-Router-SPA-Mode": "yes" },
  { "Content-Length": "-1" },
  { Accept: `x/y, ${"a".repeat(10_000)}` },
  { Origin: "null" },
  { Cookie: "auth_token=x; __proto__=1" },
  { "User-Agent": "' OR 1=1" },
  { "CF-Connecting-IP": "not an address" },
  { "X-Long": "x".repeat(100_000) },
];
