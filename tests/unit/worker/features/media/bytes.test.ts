import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BrokenImage, imageSize, withoutMetadata } from "#worker/features/media/image-bytes.ts";
import { displayFileName, parseRange } from "#worker/features/media/media.rules.ts";
import { isMultipart, MalformedMultipart, readForm } from "#worker/features/media/multipart.ts";
import { gif, jpeg, png, webp } from "../../../../support/pictures.ts";

describe("a range", () => {
  it("of any header is null, unsatisfiable or inside the file", () => {
    const header = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.integer({ min: -5, max: 50 }), fc.integer({ min: -5, max: 50 }))
        .map(([a, b]) => `bytes=${a}-${b}`),
    );
    fc.assert(
      fc.property(header, fc.integer({ min: 1, max: 40 }), (text, size) => {
        const range = parseRange(text, size);
        if (range === null || range === "unsatisfiable") return;
        expect(range.first).toBeGreaterThanOrEqual(0);
        expect(range.last).toBeGreaterThanOrEqual(range.first);
        expect(range.last).toBeLessThan(size);
      }),
    );
  });
});

describe("a multipart body", () => {
  const encode = (text: string) => new TextEncoder().encode(text);

  /** The body in chunks of these lengths, repeated. */
  function stream(body: Uint8Array, lengths: number[]): ReadableStream<Uint8Array> {
    let at = 0;
    let turn = 0;
    return new ReadableStream({
      pull(controller) {
        if (at >= body.length) return controller.close();
        const length = lengths[turn++ % lengths.length] ?? 1;
        controller.enqueue(body.slice(at, at + length));
        at += length;
      },
    });
  }

  it("gives the same parts however it is cut, also when a file looks like the boundary", async () => {
    const content = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom("\r\n--edg", "\r\n--edgy\r", "-edge", "\r\n\r\n--edg").map(encode),
    );
    await fc.assert(
      fc.asyncProperty(
        content,
        fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 5 }),
        async (file, lengths) => {
          // RFC 2046 5.1.1: no line of a part begins with the boundary, which is therefore
          // random.
          fc.pre(!/(^|\r\n)--edge/.test(new TextDecoder("latin1").decode(file)));
          const head = encode(
            '--edge\r\nContent-Disposition: form-data; name="note"\r\n\r\nhello\r\n--edge\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
          );
          const body = new Uint8Array([...head, ...file, ...encode("\r\n--edge--\r\n")]);
          const fields: [string, string][] = [];
          const files: [string, string, number[]][] = [];
          await readForm(stream(body, lengths), "multipart/form-data; boundary=edge", {
            onField: (name, value) => fields.push([name, value]),
            onFile: async ({ name, fileName, chunks }) => {
              const bytes: number[] = [];
              for await (const chunk of chunks) bytes.push(...chunk);
              files.push([name, fileName, bytes]);
            },
          });
          expect(fields).toEqual([["note", "hello"]]);
          expect(files).toEqual([["file", "a.jpg", [...file]]]);
        },
      ),
    );
  });

  it("of nonsense fails as malformed and in no other way", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `--edge\r\n${text}`),
        ),
        async (text) => {
          try {
            await readForm(stream(encode(text), [7]), "multipart/form-data; boundary=edge", {
              onField: () => undefined,
              onFile: async ({ chunks }) => {
                for await (const _ of chunks);
              },
            });
          } catch (error) {
            expect(error).toBeInstanceOf(MalformedMultipart);
          }
        },
      ),
    );
  });

  it("is one of multipart/form-data with a boundary, with or without quotes", () => {
    expect(isMultipart("multipart/form-data; boundary=abc")).toBe(true);
    expect(isMultipart('multipart/form-data; charset=utf-8; boundary="a b"')).toBe(true);
    for (const wrong of [
      null,
      "",
      "multipart/form-data",
      "multipart/mixed; boundary=x",
      "multipart/form-data; boundary=",
      'multipart/form-data; boundary=""',
    ]) {
      expect(isMultipart(wrong)).toBe(false);
    }
  });
});

describe("a picture's bytes", () => {
  const pictures: [string, Uint8Array][] = [
    ["image/jpeg", jpeg({ secret: "place", orientation: 3 })],
    ["image/png", png({ secret: "place" })],
    ["image/webp", webp({ secret: "place" })],
    ["image/gif", gif()],
  ];

  it("are read without failing when they are cut off or changed anywhere", () => {
    for (const [type, bytes] of pictures) {
      fc.assert(
        fc.property(fc.nat(bytes.length - 1), fc.nat(255), fc.nat(bytes.length), (at, value, length) => {
          const changed = bytes.slice(0, length);
          if (at < length) changed[at] = value;
          imageSize(changed, type);
          try {
            withoutMetadata(changed, type);
          } catch (error) {
            expect(error).toBeInstanceOf(BrokenImage);
          }
        }),
        { numRuns: 1000 },
      );
    }
  });

  it("stay the same when they are cleaned twice", () => {
    for (const [type, bytes] of pictures) {
      const once = withoutMetadata(bytes, type);
      expect(withoutMetadata(once, type)).toEqual(once);
      expect(imageSize(once, type)).toEqual(imageSize(bytes, type));
    }
  });
});

it("shows a file's own name without folders and tricks", () => {
  expect(displayFileName("C:\\photos\\a.jpg")).toBe("a.jpg");
  expect(displayFileName("../../\u202egpj.exe\r\n")).toBe("gpj.exe");
  expect(displayFileName("\u0000")).toBeNull();
});
