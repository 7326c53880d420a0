import { expect, it } from "vitest";
import { hasChallengeKey, inlineScripts, pagePolicy, scriptHash } from "#worker/http/page-policy.ts";

it("finds the scripts that run inline, and neither files nor data", () => {
  const html = [
    '<script src="/a.js"></script>',
    '<script type="module" async="">import "/b.js";\n</script>',
    '<script type="application/ld+json">{"@type":"Article"}</script>',
    '<script>one()</script><p>text</p><SCRIPT nonce>two("<p>")</SCRIPT>',
    "<script></script>",
  ].join("\n");
  expect(inlineScripts(html)).toEqual(['import "/b.js";\n', "one()", 'two("<p>")']);
});

it("names each script's hash once and allows nothing unsafe", async () => {
  const hash = await scriptHash("one() // ₹");
  expect(hash).toBe("sha256-SN0G8+KeXGLoMDNCcJKjnAKd3bsNCFw1sMWG4sCMbBA=");
  const policy = pagePolicy([hash, hash], { challenge: false });
  expect(policy).toContain(`script-src 'self' '${hash}'; style-src 'self'`);
  expect(policy).not.toMatch(/unsafe|\*/);
});

it("lets only a page that carries the key of the challenges load them", () => {
  const html = '<head><meta name="challenge-key" content="1x00000000000000000000AA"/></head>';
  expect(hasChallengeKey(html)).toBe(true);
  expect(hasChallengeKey("<head></head>")).toBe(false);
  const host = "https://challenges.cloudflare.com";
  expect(pagePolicy([], { challenge: true })).toContain(`script-src 'self' ${host};`);
  expect(pagePolicy([], { challenge: true })).toMatch(/frame-src [^;]*challenges\.cloudflare\.com/);
  expect(pagePolicy([], { challenge: false })).not.toContain(host);
});

it("allows in development what Vite's client does, and nothing else", () => {
  const policy = pagePolicy([], { challenge: false, hotReload: true });
  expect(policy).toContain("style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("worker-src 'self' blob:;");
  const rest = policy.replace(" 'unsafe-inline'", "").replace("worker-src 'self' blob:", "worker-src 'self'");
  expect(rest).toBe(pagePolicy([], { challenge: false }));
});

it("allows pictures of other sites only where an article may have them", () => {
  expect(pagePolicy([], { challenge: false })).toContain("img-src 'self' https: data: blob:;");
  expect(pagePolicy([], { challenge: false, remotePictures: false })).toContain(
    "img-src 'self' data: blob:;",
  );
});
