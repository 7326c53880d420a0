import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { siteNames } from "../../../scripts/assets/render/jobs.ts";
import { articles } from "../../../scripts/sample/articles.ts";
import { drawnPictures, sitePictures } from "../../../scripts/sample/sample-pictures.ts";
import { stationPictures } from "../../../scripts/sample/station-pictures.ts";
import { stations } from "../../../scripts/sample/stations.ts";
import { distanceKm } from "../../../src/shared/geo.ts";

const rooms = new Set<string>(["scene-cafe", "scene-lounge", "scene-shop"]);
const sites = stations.flatMap(({ slug, city }) =>
  (stationPictures[slug] ?? []).filter((site) => !rooms.has(site)).map((site) => ({ site, city })),
);

test("no site is twice in a city or at more than three stations", () => {
  const cities = sites.map(({ site, city }) => `${site} in ${city}`);
  expect(cities.filter((place, index) => cities.indexOf(place) !== index)).toEqual([]);
  const uses = Map.groupBy(sites, ({ site }) => site);
  expect([...uses].filter(([, { length }]) => length > 3)).toEqual([]);
  expect(uses.size).toBeGreaterThanOrEqual(12);
});

test("no site is three times among a station and the three nearest", () => {
  const siteOf = (slug: string) => stationPictures[slug]?.find((picture) => !rooms.has(picture));
  const crowded = stations.flatMap((station) => {
    const nearest = stations.toSorted((a, b) => distanceKm(station, a) - distanceKm(station, b)).slice(0, 4);
    const shown = nearest.flatMap(({ slug }) => siteOf(slug) ?? []);
    return [...Map.groupBy(shown, (site) => site)].filter(([, { length }]) => length > 2);
  });
  expect(crowded).toEqual([]);
});

test("every rendering of a site is a file of the sample content, and is shown", () => {
  const names = Object.keys(sitePictures);
  const shown = new Set<string | null>([
    ...sites.map(({ site }) => site),
    ...articles.map(({ picture }) => picture),
  ]);
  expect(siteNames.toSorted()).toEqual(names.toSorted());
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
  expect(names.filter((name) => !existsSync(`scripts/sample/sites/${name}.webp`))).toEqual([]);
});

test("every drawing is a file of the sample content, and in an article", () => {
  const names = Object.keys(drawnPictures);
  const shown = new Set<string | null>(
    articles.flatMap(({ picture, sections }) => [picture, ...sections.map((section) => section.picture)]),
  );
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
  expect(names.filter((name) => !existsSync(`scripts/sample/drawn/${name}.webp`))).toEqual([]);
});

test("every station that has pictures exists", () => {
  const slugs = new Set(stations.map(({ slug }) => slug));
  expect(Object.keys(stationPictures).filter((slug) => !slugs.has(slug))).toEqual([]);
});

test("articles and news have covers of their own, and no article shows a picture twice", () => {
  const covers = articles.flatMap(({ contentType, picture }) => (contentType === "faq" ? [] : [picture]));
  expect(covers).not.toContain(null);
  expect(covers.filter((cover, index) => covers.indexOf(cover) !== index)).toEqual([]);
  const twice = articles.filter(({ picture, sections }) => {
    const shown = [picture, ...sections.map((section) => section.picture)].filter((one) => one !== null);
    return new Set(shown).size < shown.length;
  });
  expect(twice.map(({ slug }) => slug)).toEqual([]);
});
