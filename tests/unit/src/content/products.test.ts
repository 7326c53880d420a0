import { describe, expect, test } from "vitest";
import { pictures } from "#src/content/pictures.ts";
import { productBySlug, products, productsOf, recommendedFor } from "#src/content/products/catalogue.ts";
import { findByName, specRows } from "#src/content/products/product.ts";
import { productSlugs } from "#src/content/products/slugs.ts";
import { productData } from "#src/features/products/product-data.ts";
import { productDetailPath } from "#src/lib/paths.ts";
import { builtPages } from "#src/pages.ts";

/** The files under public/images by URL; only the names matter. */
const images = new Set(
  Object.keys(import.meta.glob("../../../../public/images/**/*.{avif,webp,jpg}")).map(
    (file) => file.split("/public")[1],
  ),
);

describe.each(products.map((product) => [product.name, product] as const))("%s", (_, product) => {
  test("has what its page shows", () => {
    expect(product.lead.length).toBeGreaterThan(40);
    expect(product.description.length).toBeGreaterThan(100);
    expect(product.description.length).toBeLessThan(320);
    expect(product.facts).toHaveLength(4);
    expect(product.features.map(({ title }) => title)).toEqual([
      "Powerful",
      "User-friendly",
      "Secure",
      "Smart",
    ]);
    for (const { description, icon } of product.features) {
      expect(description.length).toBeGreaterThan(40);
      expect(icon).toMatch(/^(zap|hand|shield|cpu)$/);
    }
    expect(specRows(product).length).toBeGreaterThanOrEqual(10);
    expect(product.bars.some(({ own }) => own)).toBe(true);
    for (const { share } of product.bars) expect(share).toBeGreaterThan(0);
    expect(Math.max(...product.bars.map(({ share }) => share))).toBe(100);
  });

  test("has its pictures and its card on disk, with words for those who do not see them", () => {
    for (const name of Object.values(product.images)) {
      const { path, widths } = pictures[name];
      for (const width of widths) expect(images.has(`${path}-${width}.avif`), name).toBe(true);
    }
    expect(images.has(`/images/og/${product.id}.jpg`)).toBe(true);
    expect(product.alt.main.length).toBeGreaterThan(20);
    expect(product.alt.secondary.length).toBeGreaterThan(20);
  });

  test("recommends up to three others, and says truly whether they are of its category", () => {
    const others = recommendedFor(product);
    expect(others.length).toBeGreaterThan(0);
    expect(others.length).toBeLessThanOrEqual(3);
    expect(others).not.toContain(product);
    expect(new Set(others).size).toBe(others.length);
    expect(others.every(({ tab }) => tab === product.tab)).toBe(product.recommended.sameCategory);
  });

  test("tells search engines its name, address, pictures and only what is stated", () => {
    const told = JSON.parse(JSON.stringify(productData(product)));
    expect(told).toMatchObject({ "@type": "Product", name: product.name, category: product.category });
    expect(told.url).toMatch(new RegExp(`/${product.id}$`));
    for (const image of told.image) expect(images.has(new URL(image).pathname)).toBe(true);
    const values = told.additionalProperty.map(({ value }: { value: string }) => value);
    expect(values).toEqual(
      specRows(product)
        .filter(({ sample }) => !sample)
        .map(({ value }) => value),
    );
    expect(values.length).toBeGreaterThan(0);
  });

  test("has an address of its own that is prerendered", () => {
    expect(builtPages).toContain(productDetailPath(product.tab, product.id));
    expect(productBySlug(product.id)).toBe(product);
  });
});

describe("the catalogue", () => {
  test("has one AC product and eight DC products, in the order of their addresses", () => {
    expect(productsOf("ac").map(({ id }) => id)).toEqual(productSlugs.ac);
    expect(productsOf("dc").map(({ id }) => id)).toEqual(productSlugs.dc);
    for (const { tab, category } of products)
      expect(category).toBe(tab === "ac" ? "AC Charging" : "DC Charging");
  });

  test("has datasheets for all but the four that have none", () => {
    const without = products.filter(({ worksheetId }) => worksheetId === null).map(({ name }) => name);
    expect(without).toEqual(["DC-320 MaxDrive", "DynamicCharge 60", "Grid EMS", "PowerVault BESS-250"]);
  });

  test("has product ids of the two known ranges, each once", () => {
    const ids = products.flatMap(({ productId }) => productId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^ID(1001[9]|1002[0-3]|1101[89]|11020)$/);
  });

  test("states the figures that the business has published", () => {
    const stated = (id: string, field: string) =>
      specRows(productBySlug(id) ?? expect.fail(id)).find((row) => row.field === field && !row.sample)?.value;
    expect(stated("smart-home-charger", "weight")).toBe("8.5 kg");
    expect(stated("smart-home-charger", "protectionGrade")).toBe("IP54 indoor, IP55 outdoor");
    expect(stated("dc-30-pro", "outputVoltageRange")).toBe("200 to 1000 V DC");
    expect(stated("dc-30-pro", "maxOutputCurrent")).toBe("100 A");
    for (const id of ["dc-60-compact", "dc-120-ultra", "dc-240-dualcore", "dc-320-maxdrive"]) {
      expect(stated(id, "powerRating")).toBe(`${id.split("-")[1]} kW`);
      expect(stated(id, "efficiency")).toBe("95%");
      expect(stated(id, "protectionGrade")).toBe("IP54");
    }
    expect(stated("dynamiccharge-60", "connectivity")).toBe("Ethernet, WiFi");
    expect(stated("grid-ems", "userRoles")).toBe("Admin, Station Operator, Energy Analyst");
    expect(stated("powervault-bess-250", "ratedVoltage")).toBe("768 V DC");
  });
});

describe("the product parameter", () => {
  test.each([
    ["ac", "Artemis", "smart-home-charger"],
    ["ac", "Smart Home Charger", "smart-home-charger"],
    ["ac", "DC-30 Pro", "smart-home-charger"],
    ["dc", " dc-120 ultra ", "dc-120-ultra"],
    ["dc", "powervault-bess-250", "powervault-bess-250"],
    ["dc", "Artemis", "dc-30-pro"],
    ["dc", "no such thing", "dc-30-pro"],
    ["dc", "", "dc-30-pro"],
  ] as const)("on the %s page, %j shows %s", (tab, wanted, id) => {
    expect(findByName(products, tab, wanted)?.id).toBe(id);
  });
});
