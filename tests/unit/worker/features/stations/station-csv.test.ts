import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  connectorStandards,
  indianStates,
  powerTypes,
  staffEvseStatuses,
} from "#shared/contract/station-fields.ts";
import { type StationInput, stationInput } from "#shared/contract/station-input.ts";
import { readBoolean, readList, readNumber } from "#worker/features/stations/station-cells.rules.ts";
import { stationCells, stationHeadings, templateRows } from "#worker/features/stations/station-csv.rules.ts";
import { readCsvFile } from "#worker/features/stations/station-csv-file.rules.ts";
import { readEvses } from "#worker/features/stations/station-evses-cell.rules.ts";
import { readExceptions, readHours, writeHours } from "#worker/features/stations/station-hours-cell.rules.ts";
import { readImport, type StoredStation } from "#worker/features/stations/station-import.rules.ts";
import { csvFile, plainCell, safeCell } from "#worker/platform/csv.ts";
import { readSafely } from "../../../../support/csv.ts";

const row = (values: Record<string, string>) => stationHeadings.map((heading) => values[heading] ?? "");
const filled = {
  ...{ name: "Guindy", address: "1 Road", city: "Chennai", state: "Tamil Nadu" },
  ...{ "PIN code": "600032", latitude: "13.01", longitude: "80.22" },
};

function file(rows: string[][]) {
  return textFile(csvFile(rows));
}

function textFile(text: string) {
  return readCsvFile(new TextEncoder().encode(text).buffer as ArrayBuffer);
}

function stored(body: StationInput & { slug: string }): StoredStation {
  return { id: "01890000-0000-7000-8000-00000000000a", version: 3, isActive: true, isFed: false, body };
}

const line = (max: number) =>
  fc
    .string({ unit: "grapheme", minLength: 1, maxLength: Math.floor(max / 4) })
    .filter((text) => text.trim() !== "");
const formulas = fc.constantFrom("=1+1", "'=x", "+91", "-A", "@b", '"q"; x', "हिन्दी, तमिल", "a: no");
const text = (max: number) => fc.oneof(line(max), formulas);
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const day = fc
  .date({ min: new Date(0), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const uid = fc.stringMatching(/^[A-Za-z0-9*_.-]{1,12}$/);
const amount = fc.integer({ min: 0, max: 99_999 }).map((paise) => paise / 100);
const evse = fc.record({
  uid,
  status: fc.constantFrom(...staffEvseStatuses),
  reason: fc.option(text(40)),
  until: fc.option(day),
  connectors: fc.array(
    fc.record({
      id: uid,
      standard: fc.constantFrom(...connectorStandards),
      powerType: fc.constantFrom(...powerTypes),
      maxPowerKw: fc.integer({ min: 10, max: 9990 }).map((tenths) => tenths / 10),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});
const station = fc
  .record({
    name: text(100),
    slug: fc.stringMatching(/^[a-z0-9]{3,9}(-[a-z0-9]{1,9})?$/),
    address: text(100),
    city: text(60),
    state: fc.constantFrom(...indianStates),
    pincode: fc.stringMatching(/^[1-9][0-9]{5}$/),
    lat: fc.integer({ min: 6_000_000, max: 37_500_000 }).map((micro) => micro / 1e6),
    lng: fc.integer({ min: 68_000_000, max: 97_500_000 }).map((micro) => micro / 1e6),
    storeNumber: fc.option(text(40)),
    customerCareNumber: fc.option(fc.constantFrom("+919800000000", "+14155550123")),
    hours: fc.array(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), from: time, to: time }), {
      maxLength: 20,
    }),
    exceptions: fc.array(
      fc.oneof(
        fc.record({ date: day, closed: fc.constant(true) }),
        fc.record({ date: day, from: time, to: time }),
      ),
      { maxLength: 5 },
    ),
    facilities: fc.array(fc.record({ name: text(30), available: fc.boolean() }), { maxLength: 6 }),
    price: fc.option(
      fc.record(
        { energyPerKwh: amount, perMinute: amount, parkingPerHour: amount, gstIncluded: fc.boolean() },
        { requiredKeys: ["energyPerKwh", "gstIncluded"] },
      ),
    ),
    pictures: fc.array(
      fc.constantFrom("/media/ab12.jpg", "https://example.com/a;b.jpg", "https://example.com/c"),
      {
        maxLength: 3,
      },
    ),
    evses: fc.uniqueArray(evse, { maxLength: 5, selector: ({ uid: id }) => id.toLowerCase() }),
    isPublished: fc.boolean(),
  })
  .map((body) => stationInput.safeParse(body))
  .filter(({ success }) => success)
  .map(({ data }) => data as StationInput & { slug: string });

describe("a file of stations", () => {
  it("that was exported imports without a difference, by id and by slug, and as a new station with the same cells", () => {
    fc.assert(
      fc.property(station, (body) => {
        const one = stored(body);
        const cells = stationCells(one.id, body);
        for (const id of [one.id, ""]) {
          const [read] = readImport(
            file([stationHeadings, [id, ...cells.slice(1)]]),
            [one],
            new Set([body.slug]),
          );
          expect(read).toEqual({ line: 2, change: "same", name: body.name });
        }
        const [added] = readImport(file([stationHeadings, ["", ...cells.slice(1)]]), [], new Set());
        expect(added?.problem).toBeUndefined();
        expect(added?.apply && stationCells(one.id, added.apply.input)).toEqual(cells);
      }),
      { numRuns: 300 },
    );
  });

  it("never holds a formula", () => {
    fc.assert(
      fc.property(station, (body) => {
        const cells = stationCells("", body);
        const [read] = readSafely(csvFile([cells]));
        for (const cell of read ?? []) expect(cell).not.toMatch(/^\s*[=+\-@\t\r＝＋－＠]/);
        expect(read?.map(plainCell)).toEqual(cells);
      }),
    );
    fc.assert(fc.property(text(60), (any) => plainCell(safeCell(any)) === any));
  });

  it("is read with commas, semicolons and tabs, with a byte order mark and either line end", () => {
    for (const delimiter of [",", ";", "\t"])
      for (const end of ["\n", "\r\n"])
        for (const before of ["", "\uFEFF", `sep=${delimiter}${end}`]) {
          const rows = [
            ["Name", "PIN  code", "City"],
            ['"A ""B"""', "600040", "सूरत"],
            ["", "", ""],
          ];
          const read = textFile(before + rows.map((cells) => cells.join(delimiter)).join(end));
          expect(read.map(({ cells }) => [...cells.values()])).toEqual([['A "B"', "600040", "सूरत"]]);
          expect(read[0]?.line).toBe(before.startsWith("sep") ? 3 : 2);
        }
    const utf16 = new Uint16Array([..."\uFEFFname\tcity\r\nA\tसूरत"].map((letter) => letter.charCodeAt(0)));
    expect(readCsvFile(utf16.buffer as ArrayBuffer)[0]?.cells.size).toBe(2);
  });

  it("that cannot be read says why", () => {
    const problemOf = (bytes: Uint8Array | string) => {
      try {
        readCsvFile(
          (typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes).buffer as ArrayBuffer,
        );
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(problemOf("")).toBe("The file is empty.");
    expect(problemOf("name,colour\nA,red")).toBe('There is no column "colour". See the template.');
    expect(problemOf("name,Name\nA,B")).toBe('The column "name" is there twice.');
    expect(problemOf(new Uint8Array([0x6e, 0xe9]))).toContain("CSV UTF-8");
    expect(problemOf('name\n"A')).toMatch(/^Line \d is not valid CSV/);
    expect(problemOf(`name\n${"A\n".repeat(5001)}`)).toBe("Use at most 5000 rows in a file.");
  });

  it("has a template whose lines are not imported", () => {
    expect(file(templateRows())).toEqual([]);
    const [, , example = []] = templateRows();
    const [read] = readImport(file([stationHeadings, ["", ...example.slice(1)]]), [], new Set());
    expect(read).toMatchObject({ change: "new", name: "Anna Nagar" });
  });
});

describe("a row", () => {
  it("that is faulty says so in sentences that name the columns", () => {
    const read = (values: Record<string, string>) =>
      readImport(file([stationHeadings, row({ ...filled, ...values })]), [], new Set(["taken"]))[0]?.problem;
    expect(read({ name: "", "PIN code": "12" })).toBe(
      "name: Enter the name. PIN code: Enter a PIN code of six digits.",
    );
    expect(read({ latitude: "north", hours: "always" })).toBe(
      "latitude: Enter a number. hours: Write opening hours like Mon-Fri 09:00-21:00; Sat 10:00-18:00.",
    );
    expect(read({ "price per minute": "2" })).toBe("price per kWh: Enter an amount in rupees.");
    expect(read({ slug: "taken" })).toBe("slug: Another station or page has this address.");
    expect(read({ id: "01890000-0000-7000-8000-0000000000ff" })).toContain("id: No station has this id.");
    expect(read({ "charging points": "A1 CCS2" })).toContain("charging points: Write charging points like");
  });

  it("that means the same station as another is faulty", () => {
    const body = stationInput.parse({
      ...{ name: "Guindy", address: "1", city: "Chennai", state: "Tamil Nadu", pincode: "600032" },
      ...{ lat: 13, lng: 80, slug: "guindy", storeNumber: "S1" },
    }) as StationInput & { slug: string };
    const rows = [
      row({ ...filled, slug: "guindy" }),
      row({ ...filled, "store number": "S1" }),
      row({ ...filled, slug: "new-one" }),
      row({ ...filled, slug: "new-one" }),
    ];
    const read = readImport(file([stationHeadings, ...rows]), [stored(body)], new Set(["guindy"]));
    expect(read.map(({ change, problem }) => [change, problem])).toEqual([
      ["changed", undefined],
      ["faulty", "The same station is in line 2 too."],
      ["new", undefined],
      ["faulty", "slug: The same slug is in line 4 too."],
    ]);
  });

  it("leaves alone what the file has no column for", () => {
    const body = stationInput.parse({
      ...{ name: "Guindy", address: "1", city: "Chennai", state: "Tamil Nadu", pincode: "600032" },
      ...{ lat: 13, lng: 80, slug: "guindy", price: { energyPerKwh: 15, perMinute: 1, gstIncluded: true } },
    }) as StationInput & { slug: string };
    const [read] = readImport(
      textFile("slug;price per kWh\nguindy;17,5"),
      [stored(body)],
      new Set(["guindy"]),
    );
    expect(read?.fields).toEqual(["price per kWh"]);
    expect(read?.apply?.input).toEqual({ ...body, price: { ...body.price, energyPerKwh: 17.5 } });
  });
});

describe("cells", () => {
  it("take numbers and answers as spreadsheets write them", () => {
    expect(["13.085", "13,085", "₹ 18,50", "'7.4", "1,234.5", ""].map(readNumber)).toEqual([
      ...[13.085, 13.085, 18.5, 7.4, 1234.5],
      undefined,
    ]);
    expect(["TRUE", "Yes", "1", "FALSE", "no", ""].map(readBoolean)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(readList('a; "b;c" ;; "d""e"')).toEqual(["a", "b;c", 'd"e']);
  });

  it("take opening hours in the ways in which people write them", () => {
    expect(writeHours(readHours("Daily 24 hours"))).toBe("Mon-Sun 00:00-00:00");
    expect(writeHours(readHours("Monday – Friday: 9 am to 9:30 PM; sat 10.00-24:00"))).toBe(
      "Mon-Fri 09:00-21:30; Sat 10:00-00:00",
    );
    expect(writeHours(readHours("Sat-Mon 06:00-13:00, 15:00-23:00"))).toBe(
      "Mon 06:00-13:00, 15:00-23:00; Sat-Sun 06:00-13:00, 15:00-23:00",
    );
    for (const wrong of ["Mon", "Mon 9", "Xyz 9-10", "Mon 25:00-26:00", "9-10"])
      expect(() => readHours(wrong), wrong).toThrow("Write opening hours");
    expect(() => readExceptions("15 August closed")).toThrow("Write dates");
  });

  it("take charging points, and keep what the station knows of them", () => {
    const before = readEvses("A1: ccs 2 60kW + Type 2 7,4 kW AC (out of order)", []);
    expect(before[0]?.connectors).toEqual([
      { id: "1", standard: "CCS2", powerType: "DC", maxPowerKw: 60 },
      { id: "2", standard: "TYPE2", powerType: "AC", maxPowerKw: 7.4 },
    ]);
    const known = before.map((one) => ({ ...one, reason: "Fuse", until: "2026-12-24" }));
    expect(readEvses("a1: CCS2 90 kW DC (out of order)", known)[0]).toMatchObject({ reason: "Fuse" });
    expect(readEvses("a1: CCS2 90 kW DC", known)[0]).toMatchObject({ status: "AVAILABLE", reason: null });
    expect(() => readEvses("A1: CCS3 60 kW", [])).toThrow("Write charging points");
  });
});
