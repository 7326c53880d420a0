import { beforeAll, describe, expect, it } from "vitest";
import { addStaff, article, contentApp, createArticle } from "../support/content.ts";

/** The calls of the stand-in for React. */
const rendered: Request[] = [];
const inline = "window.__context = {};";

/**
 * Renders like the site's pages: the listing and articles with their tags, anything else as the
 * not-found page.
 */
const app = contentApp({
  render: (api) => async (request) => {
    rendered.push(request);
    const { pathname } = new URL(request.url);
    const html = (title: string, status = 200, headers: Record<string, string> = {}) =>
      new Response(`<!doctype html><title>${title}</title><script>${inline}</script>`, {
        status,
        headers: { "Content-Type": "text/html; charset=utf-8", ...headers },
      });
    if (pathname === "/discover") {
      const list = (await (await api("/api/discover?limit=100")).json()) as {
        discovers: { title: string }[];
      };
      return html(list.discovers.map(({ title }) => title).join(), 200, { "Cache-Tag": "discover" });
    }
    if (pathname.startsWith("/discover/")) {
      const response = await api(`/api/discover/slug/${pathname.slice(10)}`);
      if (response.status === 301) {
        const slug = response.headers.get("Location")?.split("/").at(-1);
        return new Response(null, { status: 301, headers: { Location: `/discover/${slug}` } });
      }
      if (response.status !== 200) return html("Content not found", response.status === 404 ? 404 : 503);
      const { data } = (await response.json()) as { data: { title: string } };
      return html(data.title, 200, { "Cache-Tag": "discover" });
    }
    if (pathname === "/sitemap.xml") {
      return new Response("<urlset/>", {
        headers: { "Content-Type": "application/xml", "Cache-Tag": "discover" },
      });
    }
    if (pathname === "/breaks") throw new Error("secret detail of the failure");
    if (pathname.startsWith("/admin")) return html("Portal");
    return html("Page not found", 404);
  },
});

beforeAll(addStaff);

function cacheStatus(response: Response): string | null {
  return response.headers.get("Cf-Cache-Status");
}

describe("a page of the site", () => {
  it("is rendered once, then comes from the cache with ETag and 304, until something is published", async () => {
    const item = await createArticle(app);
    for (const path of ["/discover", `/discover/${item.slug}`]) {
      const first = await app(path);
      expect(first.status).toBe(200);
      expect(cacheStatus(first)).toBe("MISS");
      expect(first.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
      expect(first.headers.get("Cache-Tag")).toContain("discover");
      const before = rendered.length;
      const again = await app(path);
      expect(cacheStatus(again)).toBe("HIT");
      expect(again.headers.get("Content-Security-Policy")).toBe(first.headers.get("Content-Security-Policy"));
      expect(await again.text()).toBe(await first.text());
      const known = { "If-None-Match": first.headers.get("ETag") ?? "" };
      expect((await app(path, { headers: known })).status).toBe(304);
      const head = await app(path, { method: "HEAD" });
      expect(head.status).toBe(200);
      expect(head.headers.get("ETag")).toBe(first.headers.get("ETag"));
      expect(await head.text()).toBe("");
      expect(rendered.length).toBe(before);
    }
    const title = `Fresh ${crypto.randomUUID()}`;
    await createArticle(app, { title });
    expect(await (await app("/discover")).text()).toContain(title);
    await app.staff(`/api/discover/admin/${item.id}`, { method: "PUT", body: article({ title: "Changed" }) });
    expect(await (await app(`/discover/${item.slug}`)).text()).toContain("Changed");
    await app.staff(`/api/discover/admin/${item.id}`, { method: "DELETE" });
    expect((await app(`/discover/${item.slug}`)).status).toBe(404);
  });

  it("is whole when the first request for it was a HEAD", async () => {
    const item = await createArticle(app);
    await app(`/discover/${item.slug}`, { method: "HEAD" });
    expect(await (await app(`/discover/${item.slug}`)).text()).toContain(item.title);
  });

  // ASVS 3.4.3 3.4.6 1.2.3 4.1.1
  it("allows exactly its own inline scripts", async () => {
    await createArticle(app);
    const { headers } = await app("/discover");
    expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const policy = headers.get("Content-Security-Policy") ?? "";
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(inline));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("says on every page, and on no data, what browsers read on documents only", async () => {
    for (const path of ["/discover", "/no-such-page"]) {
      const { headers } = await app(path);
      expect(headers.get("Cross-Origin-Opener-Policy"), path).toBe("same-origin");
      expect(headers.get("X-Frame-Options"), path).toBe("DENY");
      expect(headers.get("Permissions-Policy"), path).toContain("geolocation=(self), camera=()");
    }
    const { headers } = await app("/api/discover");
    expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect(headers.has("Permissions-Policy")).toBe(false);
  });

  // ASVS 3.7.2
  it("redirects unknown parameters and a slash at the end to the one address", async () => {
    const item = await createArticle(app);
    const cases = [
      ["/discover?ref=x", "/discover"],
      ["/discover?", "/discover"],
      ["/discover?type=blog&x=1&page=2", "/discover?type=blog&page=2"],
      ["/discover/?utm_source=mail&x=1", "/discover?utm_source=mail"],
      ["/discover/", "/discover"],
      [`/discover/${item.slug}?ref=x`, `/discover/${item.slug}`],
      [`/discover/${item.slug}/`, `/discover/${item.slug}`],
      ["/sitemap.xml?x=1", "/sitemap.xml"],
      ["/products?tab=ac&x=1", "/products?tab=ac"],
      ["/products/compare/?ids=dc-30-pro", "/products/compare?ids=dc-30-pro"],
      ["/home-ev-charger-india?x=1&product=Artemis", "/home-ev-charger-india?product=Artemis"],
    ] as const;
    for (const [from, to] of cases) {
      const response = await app(from);
      expect(response.status, from).toBe(301);
      expect(response.headers.get("Location"), from).toBe(to);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    }
    expect((await app("/discover?type=blog")).status).toBe(200);
  });

  it("is the same stored page whatever campaign led to it, and leaves the campaign in the address", async () => {
    const item = await createArticle(app);
    for (const path of ["/discover", `/discover/${item.slug}`]) {
      const plain = await (await app(path)).text();
      rendered.length = 0;
      for (let number = 0; number < 100; number++) {
        const response = await app(
          `${path}?utm_source=mail-${number}&gclid=${crypto.randomUUID()}&fbclid=${number}`,
        );
        expect(response.status).toBe(200);
        expect(cacheStatus(response)).toBe("HIT");
        if (number === 0) expect(await response.text()).toBe(plain);
        else await response.body?.cancel();
      }
      expect(rendered).toEqual([]);
    }
    await app.staff(`/api/discover/admin/${item.id}`, {
      method: "PUT",
      body: article({ title: item.title, slug: `moved-${item.slug}` }),
    });
    const moved = await app(`/discover/${item.slug}?utm_source=mail`);
    expect(moved.headers.get("Location")).toBe(`/discover/moved-${item.slug}?utm_source=mail`);
  });

  it("has one address, whatever the case and slashes of a link", async () => {
    for (const path of ["/Discover", "/DISCOVER/", "/discover//"])
      expect((await app(`${path}?type=faq`)).headers.get("Location"), path).toBe("/discover?type=faq");
  });

  it("is rendered once for a thousand addresses that nobody understands", async () => {
    await app("/discover");
    rendered.length = 0;
    for (let number = 0; number < 1000; number++) {
      const response = await app(`/discover?junk-${number}=${number}`);
      expect(response.headers.get("Location")).toBe("/discover");
    }
    expect(rendered).toEqual([]);
  });

  // ASVS 4.1.3
  it("is rendered from its address alone, whatever headers the visitor sends", async () => {
    await createArticle(app);
    rendered.length = 0;
    await app("/discover", {
      headers: {
        "X-React-Router-SPA-Mode": "yes",
        "X-React-Router-Prerender-Data": "x",
        Cookie: "a=b",
        "Accept-Language": "hi",
      },
    });
    const [request] = rendered;
    expect([...(request?.headers.keys() ?? [])]).toEqual(["accept"]);
    const plain = await (await app("/discover")).text();
    expect(await (await app("/discover", { headers: { "X-React-Router-SPA-Mode": "yes" } })).text()).toBe(
      plain,
    );
  });
});

describe("what is never stored", () => {
  it("is a page that is not there, fails or has no tags", async () => {
    for (const [path, status] of [
      ["/discover/no-such", 404],
      ["/nowhere", 404],
      ["/breaks", 500],
      ["/admin/submissions/1", 200],
    ] as const) {
      const response = await app(path);
      expect(response.status, path).toBe(status);
      expect(response.headers.get("Cache-Control"), path).toBe("no-store");
      expect(response.headers.get("Content-Type"), path).toMatch(/^text\/html/);
      expect(response.headers.get("Content-Security-Policy"), path).toContain("script-src 'self'");
    }
  });

  it("is hidden from search engines below /admin, and there only", async () => {
    expect((await app("/admin/discover")).headers.get("X-Robots-Tag")).toBe("noindex");
    expect((await app("/nowhere")).headers.get("X-Robots-Tag")).toBeNull();
  });

  it("is hidden and sends no referrer to other sites when its address is a secret", async () => {
    for (const path of ["/discover/preview/a.b.c", "/stations/preview/a.b.c", "/enquiries/general/CI-1"]) {
      const { headers } = await app(path);
      expect(headers.get("X-Robots-Tag"), path).toBe("noindex");
      expect(headers.get("Referrer-Policy"), path).toBe("same-origin");
      expect(headers.get("Speculation-Rules"), path).toBeNull();
    }
  });
});

// ASVS 16.5.1 13.4.2
it("says nothing about why a page failed", async () => {
  const text = await (await app("/breaks")).text();
  expect(text).toContain("Something went wrong");
  expect(text).not.toContain("secret");
});

it("refuses other methods", async () => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const response = await app("/discover", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("GET, HEAD");
  }
});
