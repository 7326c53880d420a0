import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { staffLimits } from "#shared/staff-limits.ts";
import { openDb } from "#worker/db/client.ts";
import type { Bindings } from "#worker/env.ts";
import { imageSize } from "#worker/features/media/image-bytes.ts";
import { sweepOrphans } from "#worker/features/media/sweep.ts";
import { addStaff, contentApp, createArticle } from "../support/content.ts";
import { avif, gif, jpeg, mp4, plainPng, png, webm, webp } from "../support/pictures.ts";

const unlimited = { limit: async () => ({ success: true }) } as RateLimit;
const app = contentApp({ bindings: { UPLOAD_RATE: unlimited } });
beforeAll(addStaff);

const path = "/api/discover/admin/upload";

interface Uploaded {
  url: string;
  contentType: string;
  size: number;
  width: number | null;
  height: number | null;
}

function form(content: Uint8Array, name = "photo.jpg", type = "image/jpeg"): FormData {
  const data = new FormData();
  data.set("file", new File([content as Uint8Array<ArrayBuffer>], name, { type }));
  return data;
}

function upload(content: Uint8Array, name?: string, type?: string): Promise<Response> {
  return app.staff(path, { method: "POST", body: form(content, name, type) });
}

async function uploaded(content: Uint8Array, name?: string): Promise<Uploaded> {
  const response = await upload(content, name);
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as Uploaded;
}

async function stored(): Promise<string[]> {
  return (await env.MEDIA.list()).objects.map(({ key }) => key).sort();
}

async function served(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return app(url, { headers });
}

describe("an upload", () => {
  // ASVS 5.2.2
  it("is accepted in every allowed type, whatever its name and declared type, and returns its size", async () => {
    const files: [Uint8Array, string, RegExp, number | null, number | null][] = [
      [jpeg(), "image/jpeg", /\.jpg$/, 640, 480],
      [png(), "image/png", /\.png$/, 320, 200],
      [webp(), "image/webp", /\.webp$/, 800, 600],
      [gif(), "image/gif", /\.gif$/, 16, 9],
      [avif(), "image/avif", /\.avif$/, 1280, 720],
      [mp4(5000), "video/mp4", /\.mp4$/, null, null],
      [webm(), "video/webm", /\.webm$/, null, null],
    ];
    for (const [content, contentType, ending, width, height] of files) {
      const response = await upload(content, "../../evil.svg", "text/html");
      expect(response.status, contentType).toBe(201);
      const body = (await response.json()) as Uploaded;
      expect(body).toMatchObject({ contentType, width, height });
      expect(body.url).toMatch(/^\/media\/[0-9a-f]{32}(-\d+x\d+)?\.[a-z0-9]+$/);
      expect(body.url).toMatch(ending);
      const file = await served(body.url);
      expect(file.headers.get("Content-Type")).toBe(contentType);
      expect((await file.arrayBuffer()).byteLength).toBe(body.size);
    }
  });

  it("has the placeholder colour that the browser computed in its URL, and no other text", async () => {
    const withColor = (color: string) => {
      const data = new FormData();
      data.set("placeholderColor", color);
      data.set("file", new File([png() as Uint8Array<ArrayBuffer>], "photo.png"));
      return app.staff(path, { method: "POST", body: data });
    };
    const { url } = (await (await withColor("3a2")).json()) as Uploaded;
    expect(url).toMatch(/-320x200-3a2\.png$/);
    expect((await served(url)).headers.get("Content-Type")).toBe("image/png");
    expect((await served(`${url}?w=480`)).status).toBe(200);
    for (const color of ["", "3a", "3A2", "3a2f", "../", "x".repeat(100_000)])
      expect((await withColor(color)).status, color).toBe(400);
  });

  // ASVS 5.2.2 1.3.4
  it("is refused with 415 when its bytes are of no allowed type", async () => {
    const before = await stored();
    const text = (value: string) => new TextEncoder().encode(value);
    const bad = [
      text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      text('<?xml version="1.0"?><svg><script>alert(1)</script></svg>'),
      text("<!doctype html><script>alert(1)</script>"),
      text("%PDF-1.7\n"),
      text("PK\u0003\u0004 archive"),
      text("MZ executable"),
      text("alert(1)"),
      text("GIF89a"),
      text("\u0000asm\u0001\u0000\u0000\u0000"),
      new Uint8Array([0xff, 0xd8, 0xff]),
      jpeg().subarray(0, 30),
      png().subarray(0, 20),
      png().subarray(0, 40),
      webp().subarray(0, 24),
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      new Uint8Array(1),
      new Uint8Array(0),
    ];
    for (const [index, content] of bad.entries()) {
      const response = await upload(content, "photo.png", "image/png");
      expect([400, 415], `file ${index}`).toContain(response.status);
    }
    expect(await stored()).toEqual(before);
  });

  // ASVS 5.2.1
  it("is refused with 413 when it is too large or states too many pixels", async () => {
    const before = await stored();
    const large = new Uint8Array(staffLimits.imageBytes + 1);
    large.set(jpeg());
    const tooLarge = await upload(large);
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.json()).toMatchObject({ message: "Pictures may have at most 10 MiB." });
    for (const content of [
      png({ width: 65_535, height: 65_535 }),
      jpeg({ width: 65_500, height: 65_500 }),
      webp({ width: 16_383, height: 16_383 }),
      png({ width: 8000, height: 8000 }),
    ]) {
      expect((await upload(content)).status).toBe(413);
    }
    const declared = await app.staff(path, {
      method: "POST",
      headers: {
        "Content-Type": "multipart/form-data; boundary=x",
        "Content-Length": String(200 * 1024 * 1024),
      },
      body: "--x\r\n",
    });
    expect(declared.status).toBe(413);
    expect(await stored()).toEqual(before);
  });

  it("loses location, comments and trailers, and keeps colours and orientation", async () => {
    const secret = "13.0827N 80.2707E <script>alert(1)</script>";
    for (const content of [
      jpeg({ secret, orientation: 6, trailer: secret }),
      png({ secret, trailer: secret }),
      webp({ secret, trailer: secret }),
    ]) {
      const { url } = await uploaded(content);
      const clean = new Uint8Array(await (await served(url)).arrayBuffer());
      const text = new TextDecoder("latin1").decode(clean);
      expect(text).not.toContain("13.0827");
      expect(text).not.toContain("script");
      if (url.endsWith(".jpg")) {
        expect(text).toContain("ICC_PROFILE");
        expect(text).toContain("Exif");
        expect([...clean]).toEqual(expect.arrayContaining([0x01, 0x12, 0, 3]));
        expect(clean.subarray(-2)).toEqual(new Uint8Array([0xff, 0xd9]));
      }
      if (url.endsWith(".webp")) {
        expect(clean.length).toBe(8 + new DataView(clean.buffer).getUint32(4, true));
        expect((clean[20] ?? 0) & 0x0c).toBe(0);
      }
    }
  });

  it("of the same bytes makes one file, also concurrently", async () => {
    const content = jpeg({ width: 123, height: 45 });
    const responses = await Promise.all([
      uploaded(content),
      uploaded(content, "other name.png"),
      uploaded(content),
    ]);
    expect(new Set(responses.map(({ url }) => url)).size).toBe(1);
    const key = responses[0]?.url.replace("/media/", "") ?? "";
    expect((await stored()).filter((known) => known === key)).toEqual([key]);
  });

  it("of a long video is streamed in parts and leaves no temporary copy", async () => {
    const content = mp4(20 * 1024 * 1024);
    const { url, size } = await uploaded(content, "film.mp4");
    expect(size).toBe(content.length);
    const back = await crypto.subtle.digest("SHA-256", await (await served(url)).arrayBuffer());
    expect(new Uint8Array(back)).toEqual(
      new Uint8Array(await crypto.subtle.digest("SHA-256", content as Uint8Array<ArrayBuffer>)),
    );
    expect((await stored()).filter((key) => key.startsWith("incoming/"))).toEqual([]);
    expect((await uploaded(content)).url).toBe(url);
  }, 30_000);

  it("that breaks off leaves nothing in the bucket and no record", async () => {
    const before = await stored();
    const encoded = new Response(form(mp4(9 * 1024 * 1024), "film.mp4", "video/mp4"));
    const type = encoded.headers.get("Content-Type") ?? "";
    const whole = new Uint8Array(await encoded.arrayBuffer());
    const response = await app.staff(path, {
      method: "POST",
      headers: { "Content-Type": type },
      body: whole.subarray(0, whole.length - 1000),
    });
    expect(response.status).toBe(400);
    expect(await stored()).toEqual(before);
  });

  it("is refused with 400 when the form is malformed or holds no file, two files or text", async () => {
    const text = new FormData();
    text.set("file", "not a file");
    const two = form(jpeg());
    two.append("file", new File(["x"], "b.jpg"));
    const elsewhere = new FormData();
    elsewhere.set("picture", new File([jpeg() as Uint8Array<ArrayBuffer>], "a.jpg"));
    const many = new FormData();
    for (let field = 0; field < 5000; field++) many.append(`f${field}`, "x");
    const unnamed = "--x\r\nContent-Type: image/jpeg\r\n\r\nabc\r\n--x--\r\n";
    const bodies: [BodyInit, string?][] = [
      [text],
      [two],
      [elsewhere],
      [new FormData()],
      [many],
      [unnamed, "multipart/form-data; boundary=x"],
      ["garbage", "multipart/form-data; boundary=x"],
      ["--x", "multipart/form-data; boundary=x"],
      ["", "multipart/form-data; boundary=x"],
      [
        `--x\r\nContent-Disposition: form-data; name="${"n".repeat(1_000_000)}"\r\n\r\n`,
        "multipart/form-data; boundary=x",
      ],
    ];
    for (const [body, type] of bodies) {
      const response = await app.staff(path, {
        method: "POST",
        body,
        headers: type ? { "Content-Type": type } : {},
      });
      expect(response.status, String(type)).toBe(400);
    }
    for (const type of [
      "multipart/form-data",
      "application/json",
      "text/plain",
      "application/x-www-form-urlencoded",
    ]) {
      const response = await app.staff(path, {
        method: "POST",
        body: "x",
        headers: { "Content-Type": type },
      });
      expect(response.status, type).toBe(415);
    }
  });

  // ASVS 5.3.2 5.4.1 5.4.2
  it("accepts any file name, and none gets into the URL or a header", async () => {
    const names = [
      "../../x.jpg",
      "x.php.jpg",
      ".jpg",
      `${"n".repeat(300)}.jpg`,
      "CON.jpg",
      "\u202egpj.exe",
      '"><img src=x>.jpg',
      "चित्र.jpg",
    ];
    for (const name of names) {
      const { url } = await uploaded(jpeg({ width: 77 }), name);
      expect(url).toMatch(/^\/media\/[0-9a-f]{32}-77x480\.jpg$/);
      expect((await served(url)).headers.has("X-Evil")).toBe(false);
    }
    // No browser sends a NUL; a header with one is malformed.
    expect((await upload(jpeg(), "a\u0000.jpg")).status).toBe(400);
  });

  // ASVS 2.4.1
  it("is counted against its sender's rate", async () => {
    const spent = contentApp({
      bindings: { UPLOAD_RATE: { limit: async () => ({ success: false }) } as RateLimit },
    });
    const response = await spent.staff(path, { method: "POST", body: form(jpeg()) });
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("60");
  });

  it("without a session is refused before a byte of it is read", async () => {
    let pulled = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          pulled = true;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const response = await app(path, {
      method: "POST",
      body,
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
      duplex: "half",
    } as RequestInit);
    expect(response.status).toBe(401);
    expect(pulled).toBe(false);
  });

  it("responds 503 when R2 fails, and succeeds the next time", async () => {
    const failing = new Proxy(env.MEDIA, {
      get(target, name) {
        if (name === "put")
          return () =>
            Promise.reject(new Error("put: We encountered an internal error. Please try again. (10001) R2"));
        return Reflect.get(target, name).bind(target);
      },
    });
    const content = jpeg({ width: 99, height: 98 });
    const broken = contentApp({ bindings: { UPLOAD_RATE: unlimited, MEDIA: failing } as Partial<Bindings> });
    const refused = await broken.staff(path, { method: "POST", body: form(content) });
    expect(refused.status).toBe(503);
    expect(refused.headers.get("Retry-After")).toBe("5");
    await uploaded(content);
  });
});

describe("a stored file", () => {
  // ASVS 3.2.1 5.3.1 4.1.1
  it("is immutable and cannot run scripts", async () => {
    const { url } = await uploaded(png());
    const response = await served(url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": expect.stringMatching(/^default-src 'none';.*; sandbox$/),
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
      etag: `"${url.replace("/media/", "")}"`,
    });
    const again = await served(url, { "If-None-Match": response.headers.get("ETag") ?? "" });
    expect(again.status).toBe(304);
    const head = await app(url, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.headers.get("Content-Length")).toBe(String(png().length));
    expect(await head.text()).toBe("");
  });

  it("is served in single ranges", async () => {
    const content = mp4(10_000);
    const { url } = await uploaded(content);
    const cases: [string, number, string?, number?][] = [
      ["bytes=0-", 206, "bytes 0-9999/10000", 10_000],
      ["bytes=0-99", 206, "bytes 0-99/10000", 100],
      ["bytes=9990-20000", 206, "bytes 9990-9999/10000", 10],
      ["bytes=-5", 206, "bytes 9995-9999/10000", 5],
      ["bytes=-99999", 206, "bytes 0-9999/10000", 10_000],
      ["bytes=10000-", 416, "bytes */10000"],
      ["bytes=-0", 416, "bytes */10000"],
      ["bytes=5-2", 200],
      ["bytes=0-0,2-3", 200],
      ["items=0-1", 200],
      ["bytes=a-b", 200],
      [`bytes=${Array(1000).fill("0-1").join(",")}`, 200],
    ];
    for (const [range, status, contentRange = null, length] of cases) {
      const response = await served(url, { Range: range });
      expect(response.status, range).toBe(status);
      expect(response.headers.get("Content-Range"), range).toBe(contentRange);
      const body = new Uint8Array(await response.arrayBuffer());
      if (length !== undefined) {
        const from = Number(/(\d+)-/.exec(contentRange ?? "")?.[1]);
        expect(body).toEqual(content.subarray(from, from + length));
      }
    }
    const etag = (await served(url)).headers.get("ETag") ?? "";
    expect((await served(url, { Range: "bytes=0-1", "If-Range": etag })).status).toBe(206);
    expect((await served(url, { Range: "bytes=0-1", "If-Range": '"older"' })).status).toBe(200);
  });

  it("responds 503 within two seconds when R2 fails or hangs, and that response is not cached", async () => {
    const { url } = await uploaded(png());
    const faults = [
      () => Promise.reject(new Error("get: internal error (10001) R2")),
      () => new Promise(() => {}),
    ];
    for (const fault of faults) {
      const bucket = { get: fault, head: fault } as unknown as R2Bucket;
      const started = Date.now();
      const response = await contentApp({ bindings: { MEDIA: bucket } })(url);
      expect(response.status).toBe(503);
      expect(response.headers.get("Retry-After")).toBe("5");
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(Date.now() - started).toBeLessThan(2500);
    }
  });

  // ASVS 5.3.2 13.4.3
  it("is found under its own key only", async () => {
    await env.MEDIA.put("incoming/secret.jpg", "secret");
    await env.MEDIA.put("secret.txt", "secret");
    for (const key of [
      "incoming/secret.jpg",
      "incoming%2fsecret.jpg",
      "..%2fsecret.txt",
      "secret.txt",
      "%2e%2e",
      "a//b",
      "x.jpg",
      `${"0".repeat(32)}.jpg`,
      `${"0".repeat(1100)}.jpg`,
      "a%00b.jpg",
      `${"0".repeat(32)}.jpg.`,
      "%E0%A4%A",
    ]) {
      const response = await served(`/media/${key}`);
      expect(response.status, key).toBe(404);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    }
    await env.MEDIA.delete(["incoming/secret.jpg", "secret.txt"]);
  });
});

describe("a picture in another width", () => {
  const size = async (response: Response) =>
    imageSize(new Uint8Array(await response.arrayBuffer()), response.headers.get("Content-Type") ?? "");

  it("is made as WebP, immutable under its own cache tag, and never larger than the original", async () => {
    const { url } = await uploaded(await plainPng(1200, 675));
    expect(url).toContain("-1200x675.png");
    const small = await served(`${url}?w=480`);
    expect(small.headers.get("Content-Type")).toBe("image/webp");
    expect(small.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(small.headers.get("Content-Security-Policy")).toContain("sandbox");
    const etag = small.headers.get("ETag") ?? "";
    expect(await size(small)).toEqual({ width: 480, height: 270 });
    expect(await size(await served(`${url}?w=960`))).toEqual({ width: 960, height: 540 });
    expect(await size(await served(`${url}?w=1600`))).toEqual({ width: 1200, height: 675 });
    expect((await served(`${url}?w=480`, { "If-None-Match": etag })).status).toBe(304);
    expect((await served(url)).headers.get("ETag")).not.toBe(etag);
  });

  it("is available in known widths only, and is the original when it cannot be resized", async () => {
    const { url } = await uploaded(await plainPng(1000, 500));
    for (const width of ["0", "481", "2000", "480px", "-480", "1e3", ""]) {
      expect((await served(`${url}?w=${width}`)).status, width).toBe(400);
    }
    for (const content of [gif(), avif(), mp4(3000), webp({ width: 300, height: 200 })]) {
      const other = await uploaded(content);
      const response = await served(`${other.url}?w=480`);
      expect(response.headers.get("Content-Type")).toBe(other.contentType);
      expect((await response.arrayBuffer()).byteLength).toBe(other.size);
    }
    const unbound = contentApp({ bindings: { IMAGES: undefined } });
    const whole = await unbound(`${url}?w=480`);
    expect(whole.headers.get("Content-Type")).toBe("image/png");
    expect(await size(whole)).toEqual({ width: 1000, height: 500 });
    expect((await served("/media/00000000000000000000000000000000-10x10.png?w=480")).status).toBe(404);
  });

  it("is the original for some minutes when the image service fails", async () => {
    const broken = await uploaded(jpeg({ width: 1999, height: 1000 }));
    const response = await served(`${broken.url}?w=480`);
    expect(response.headers.get("Content-Type")).toBe("image/jpeg");
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
    expect((await response.arrayBuffer()).byteLength).toBe(broken.size);
  });

  it("that is rotated has the size in which it is shown", async () => {
    expect((await uploaded(jpeg({ width: 640, height: 480, orientation: 6 }))).url).toContain("-480x640.");
  });
});

describe("the sweep", () => {
  const day = 86_400_000;
  const sweepAll = async (now: number) => {
    // Each hour checks another sixteenth of the keys.
    for (let hour = 0; hour < 16; hour++)
      await sweepOrphans(openDb(env.DB), env.MEDIA, now + hour * 3_600_000);
  };

  it("deletes what nothing has used for seven days, and nothing that an item or a revision uses", async () => {
    const [live, gone, inSection, orphan, replaced] = await Promise.all(
      [1, 2, 3, 4, 5].map((width) => uploaded(jpeg({ width, height: 1000 }))),
    );
    if (!live || !gone || !inSection || !orphan || !replaced) throw new Error("not uploaded");
    await createArticle(app, { mainImageUrl: live.url, sections: [{ title: "t", imageUrl: inSection.url }] });
    const deleted = await createArticle(app, { mainImageUrl: gone.url });
    await app.staff(`/api/discover/admin/${deleted.id}`, { method: "DELETE" });
    const edited = await createArticle(app, { mainImageUrl: replaced.url });
    await app.staff(`/api/discover/admin/${edited.id}`, {
      method: "PUT",
      body: { title: "t", description: "d", contentType: "blog", mainImageUrl: live.url },
    });
    await env.MEDIA.put(`${"f".repeat(32)}.jpg`, "no record names this");
    const keys = (files: Uploaded[]) => files.map(({ url }) => url.replace("/media/", ""));

    await sweepAll(Date.now() + 6 * day);
    expect(await stored()).toEqual(
      expect.arrayContaining([...keys([live, gone, inSection, orphan, replaced]), `${"f".repeat(32)}.jpg`]),
    );
    await sweepAll(Date.now() + 8 * day);
    await sweepAll(Date.now() + 8 * day);
    const left = await stored();
    expect(left).toEqual(expect.arrayContaining(keys([live, gone, inSection, replaced])));
    for (const key of [...keys([orphan]), `${"f".repeat(32)}.jpg`]) expect(left).not.toContain(key);
  });
});
