import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { mapSettings } from "#shared/contract/map.ts";
import { createApp } from "#worker/app.ts";
import type { Bindings } from "#worker/env.ts";
import { readMapStyle, readTile } from "#worker/features/map/map.rules.ts";
import { mapOrigins, pagePolicy } from "#worker/http/page-policy.ts";
import { type ArchiveTile, writeArchive } from "../support/archive.ts";

const app = createApp({ renderPage: async (c) => c.html("<!doctype html><title>Page</title>") });
const key = "map/india.pmtiles";

/** Tiles of zooms 4 and 5 around India: enough for leaf directories. */
function tilesOf(word: string, zooms = [4, 5]): ArchiveTile[] {
  return zooms.flatMap((z) =>
    [0, 1, 2, 3].flatMap((dx) =>
      [0, 1, 2, 3].map((dy) => ({
        z,
        x: 10 + dx,
        y: 5 + dy,
        bytes: new TextEncoder().encode(`${word} ${z}/${10 + dx}/${5 + dy}`),
      })),
    ),
  );
}

async function ask(path: string, bindings: Partial<Bindings> = {}): Promise<Response> {
  const ctx = createExecutionContext();
  const vars = { MAP_STYLE: "r2", MAP_TILES_KEY: key, MAP_CORRECTIONS_KEY: "", ...bindings };
  const response = await app.request(`https://site.example${path}`, {}, { ...env, ...vars }, ctx);
  await waitOnExecutionContext(ctx);
  return response;
}

async function settings(bindings: Partial<Bindings> = {}) {
  const response = await ask("/api/map", bindings);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
  return mapSettings.parse(await response.json());
}

beforeAll(async () => {
  await env.MEDIA.put(key, writeArchive(tilesOf("first")));
});

describe("the tiles of an archive in R2", () => {
  it("are served decompressed, the second time from the cache with the same bytes", async () => {
    const first = await ask("/tiles/india/5/12/6.mvt?v=a");
    expect(first.status).toBe(200);
    expect(first.headers.get("Content-Type")).toBe("application/x-protobuf");
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=86400");
    expect(await first.text()).toBe("first 5/12/6");
    const second = await ask("/tiles/india/5/12/6.mvt?v=a");
    expect(second.headers.get("Cf-Cache-Status")).toBe("HIT");
    expect(await second.text()).toBe("first 5/12/6");
  });

  it("are empty where the archive has none, also beyond its zoom levels", async () => {
    expect((await ask("/tiles/india/5/20/20.mvt")).status).toBe(204);
    expect((await ask("/tiles/india/9/100/100.mvt")).status).toBe(204);
  });

  it("are not found outside the world, without an archive and under any other name", async () => {
    for (const path of [
      "5/32/6.mvt",
      "5/12/32.mvt",
      "19/1/1.mvt",
      "5/12/6.png",
      "a/12/6.mvt",
      "5/12/-1.mvt",
    ]) {
      expect((await ask(`/tiles/india/${path}`)).status, path).toBe(404);
    }
    expect((await ask("/tiles/corrections/5/12/6.mvt")).status).toBe(404);
    expect((await ask("/tiles/others/5/12/6.mvt")).status).toBe(404);
    expect((await ask("/tiles/anything")).status).toBe(404);
  });

  it("are an error, not only missing, when the archive has been deleted, so that the map notices", async () => {
    const gone = await ask("/tiles/india/5/12/6.mvt?v=none", { MAP_TILES_KEY: "map/none.pmtiles" });
    expect(gone.status).toBe(503);
    expect(gone.headers.get("Cache-Control")).toBe("no-store");
  });

  it("are those of the new archive after it was replaced under a warm isolate", async () => {
    const before = await settings();
    await env.MEDIA.put(key, writeArchive(tilesOf("a second and longer")));
    const after = await settings();
    expect(await (await ask("/tiles/india/5/12/6.mvt?v=b")).text()).toBe("a second and longer 5/12/6");
    expect(after).not.toEqual(before);
  });

  it("are those of every zoom level of the new archive after it was replaced", async () => {
    const replaced = { MAP_TILES_KEY: "map/replaced.pmtiles" };
    await env.MEDIA.put(replaced.MAP_TILES_KEY, writeArchive(tilesOf("first", [4])));
    expect(await settings(replaced)).toMatchObject({ minZoom: 4, maxZoom: 4 });
    await env.MEDIA.put(replaced.MAP_TILES_KEY, writeArchive(tilesOf("second", [4, 5, 6])));
    expect(await settings(replaced)).toMatchObject({ minZoom: 4, maxZoom: 6 });
    expect(await (await ask("/tiles/india/6/12/6.mvt?v=c", replaced)).text()).toBe("second 6/12/6");
  });
});

describe("which map is drawn", () => {
  it("is the embedded one unless something else is configured", async () => {
    expect(await settings({ MAP_STYLE: "embedded" })).toEqual({ style: "embedded" });
    expect(readMapStyle(undefined)).toBe("embedded");
    expect(readMapStyle("http://plain.example/style.json")).toBe("embedded");
  });

  it("is the archive with its zoom levels, under a URL that changes with the archive", async () => {
    expect(await settings()).toEqual({
      style: "r2",
      minZoom: 4,
      maxZoom: 5,
      tiles: expect.stringMatching(/^\/tiles\/india\/\{z\}\/\{x\}\/\{y\}\.mvt\?v=[0-9a-f]{12}$/),
    });
  });

  it("is the embedded one while the archive is missing or invalid", async () => {
    expect(await settings({ MAP_TILES_KEY: "map/none.pmtiles" })).toEqual({ style: "embedded" });
    await env.MEDIA.put("map/broken.pmtiles", "not an archive");
    expect(await settings({ MAP_TILES_KEY: "map/broken.pmtiles" })).toEqual({ style: "embedded" });
  });

  it("is a provider's style, with the archive of corrections when there is one", async () => {
    const url = "https://tiles.example/style.json";
    expect(await settings({ MAP_STYLE: url })).toEqual({ style: "url", url });
    await env.MEDIA.put("map/corrections.pmtiles", writeArchive(tilesOf("line")));
    const corrected = await settings({ MAP_STYLE: url, MAP_CORRECTIONS_KEY: "map/corrections.pmtiles" });
    expect(corrected).toMatchObject({ corrections: expect.stringContaining("/tiles/corrections/{z}") });
  });
});

it("A page may fetch from another origin only when a provider's style is configured", () => {
  expect(mapOrigins({ MAP_STYLE: "embedded", MAP_HOSTS: "https://tiles.example" })).toEqual([]);
  expect(mapOrigins({ MAP_STYLE: "r2" })).toEqual([]);
  const origins = mapOrigins({
    MAP_STYLE: "https://tiles.example/style.json",
    MAP_HOSTS: "https://a.example https://tiles.example/x nonsense",
  });
  expect(origins).toEqual(["https://tiles.example", "https://a.example"]);
  expect(pagePolicy([], { challenge: false, origins })).toContain(
    "connect-src 'self' https://tiles.example https://a.example;",
  );
  expect(pagePolicy([], { challenge: false })).toContain("connect-src 'self';");
});

it("A tile's path is parsed strictly", () => {
  expect(readTile("5", "12", "6.mvt")).toEqual({ z: 5, x: 12, y: 6 });
  for (const [z, x, file] of [
    ["5", "12", "6"],
    ["", "1", "1.mvt"],
    ["1", "2", "0.mvt"],
    ["05.", "1", "1.mvt"],
  ] as const) {
    expect(readTile(z, x, file), `${z}/${x}/${file}`).toBeNull();
  }
});
