import { env, exports } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { submissionReceipt } from "#shared/contract/submission-input.ts";
import { type Submission, submission } from "#shared/contract/submissions.ts";
import { formAnswers, submissionSummary } from "#shared/form-answers.ts";
import { hashPassword } from "#worker/features/admins/passwords.ts";

const password = "a-long-sentence-of-staff";
const email = "meera@example.com";
let token = "";

function call(path: string, { body, ...init }: Omit<RequestInit, "body"> & { body?: unknown } = {}) {
  const headers = new Headers(init.headers);
  if (body !== undefined) headers.set("Content-Type", "application/json");
  return exports.default.fetch(
    new Request(`http://localhost${path}`, {
      ...init,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    }),
  );
}

function asStaff(path: string, init: Parameters<typeof call>[1] = {}) {
  return call(path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } });
}

function submissionBody(changes: Record<string, unknown> = {}) {
  return {
    formType: "general_query",
    firstName: "Ravi",
    email: "ravi@example.com",
    phone: "098000 12345",
    formData: { subject: "A charger", inquiryType: "Pricing", message: "What does it cost?" },
    ...changes,
  };
}

async function received(changes: Record<string, unknown> = {}): Promise<Submission> {
  const response = await call("/api/form-submissions", { method: "POST", body: submissionBody(changes) });
  expect(response.status).toBe(201);
  const { data } = submissionReceipt.parse(await response.json());
  const read = await asStaff(`/api/form-submissions/${data.id}`);
  return submission.parse(((await read.json()) as { data: unknown }).data);
}

beforeAll(async () => {
  await env.DB.prepare(
    "INSERT INTO admins (id, name, email, password_hash, status, created_at, updated_at) VALUES (?, 'Meera Iyer', ?, ?, 'active', 0, 0)",
  )
    .bind("01890000-0000-7000-8000-00000000b001", email, await hashPassword(password))
    .run();
  const response = await call("/api/admin/login", { method: "POST", body: { email, password } });
  expect(response.status).toBe(200);
  ({ token } = (await response.json()) as { token: string });
});

describe("a submission", () => {
  test("is stored as it was sent, the phone in E.164, and read by staff", async () => {
    const stored = await received();
    expect(stored).toMatchObject({ firstName: "Ravi", phone: "+919800012345", status: "new", spam: false });
    expect(stored.formData).toMatchObject({ subject: "A charger", inquiryType: "Pricing" });
  });

  test("from the Hindi form says so wherever staff read it, and one that names no language is English", async () => {
    const hindi = await received({ language: "hi", firstName: "Hindi form" });
    expect(hindi.language).toBe("hi");
    expect((await received()).language).toBe("en");
    const listed = await asStaff("/api/form-submissions?search=Hindi");
    expect(await listed.json()).toMatchObject({ submissions: [{ id: hindi.id, language: "hi" }] });
    const exported = await asStaff(`/api/form-submissions/export.csv?ids=${hindi.id}`);
    expect(await exported.text()).toContain(',general_query,Hindi,"Hindi form",');
    const other = { method: "POST", body: submissionBody({ language: "fr" }) };
    const refused = await call("/api/form-submissions", other);
    expect(await refused.json()).toMatchObject({ details: ["language: Use en or hi"] });
  });

  test("with one clientId, sent 25 times at once, is one submission with one reference", async () => {
    const clientId = crypto.randomUUID();
    const responses = await Promise.all(
      Array.from({ length: 25 }, () =>
        call("/api/form-submissions", { method: "POST", body: submissionBody({ clientId }) }),
      ),
    );
    const references = await Promise.all(
      responses.map(async (response) => submissionReceipt.parse(await response.json()).data.reference),
    );
    expect(new Set(references).size).toBe(1);
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    const { results } = await env.DB.prepare("SELECT 1 FROM submissions WHERE client_id = ?")
      .bind(clientId)
      .all();
    expect(results).toHaveLength(1);
  });

  // ASVS 2.4.1
  test("that fills the honeypot gets the same response, and is kept under Spam only", async () => {
    const stored = await received({ website: "https://spam.example", firstName: "Robot" });
    expect(stored).toMatchObject({ spam: true, spamReasons: ["honeypot"] });
    const names = async (query: string) => {
      const response = await asStaff(`/api/form-submissions?${query}`);
      return ((await response.json()) as { submissions: Submission[] }).submissions.map(
        (row) => row.firstName,
      );
    };
    expect(await names("")).not.toContain("Robot");
    expect(await names("spam=true")).toContain("Robot");
  });

  // ASVS 2.2.1 2.2.2
  test("with faults is refused in one envelope, a sentence for each field", async () => {
    const response = await call("/api/form-submissions", {
      method: "POST",
      body: submissionBody({ firstName: " ", email: "nobody", phone: "12" }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "invalid_request",
      requestId: response.headers.get("X-Request-Id"),
      details: [
        "email: Enter a valid email address",
        "phone: Please enter a valid phone number",
        "firstName: Enter your first name",
      ],
    });
  });

  test("that reports a problem needs no name, address or phone, and belongs to nobody else's", async () => {
    const formData = { source: "station_report", station: "Guindy", reason: "Payment problem" };
    const nobody = { firstName: undefined, email: "", phone: null, formData };
    const [one, other] = [await received(nobody), await received(nobody)];
    expect(one).toMatchObject({ firstName: "Anonymous", email: null, phone: null, spam: false });
    const same = await asStaff(`/api/form-submissions/${one.id}/same-person`);
    expect(await same.json()).toEqual({ submissions: [] });
    const exported = await asStaff(`/api/form-submissions/export.csv?search=${other.reference}`);
    expect(await exported.text()).toContain(",Anonymous,,,,new,");
    const found = await asStaff(`/api/privacy/submissions?find=${one.reference}`);
    expect(await found.json()).toMatchObject({ submissions: [{ name: "Anonymous", email: null }] });
    const wrong = await call("/api/form-submissions", {
      method: "POST",
      body: submissionBody({ ...nobody, email: "nobody" }),
    });
    expect(await wrong.json()).toMatchObject({ details: ["email: Enter a valid email address"] });
  });

  test("of another form of the same type needs all three, whatever else is wrong with it", async () => {
    const response = await call("/api/form-submissions", {
      method: "POST",
      body: submissionBody({ firstName: "", email: null, phone: undefined, formData: { subject: "" } }),
    });
    const { details } = (await response.json()) as { details: string[] };
    expect(details).toEqual(
      expect.arrayContaining([
        "firstName: Enter your first name",
        "email: Enter your email address",
        "phone: Enter your phone number",
        "formData.subject: Enter a subject",
      ]),
    );
  });

  test("that reports a problem lies in the same inbox, where staff read and find the station and the reason", async () => {
    const { id } = await received({
      formData: {
        source: "station_report",
        station: "Charge India Guindy",
        reason: "Charger not working",
        message: "Point 2 stays dark.",
      },
    });
    const response = await asStaff(`/api/form-submissions?${new URLSearchParams({ search: "Guindy" })}`);
    const { submissions } = (await response.json()) as { submissions: Submission[] };
    const listed = submissions.find((one) => one.id === id);
    expect(listed).toMatchObject({ formType: "general_query", status: "new", spam: false });
    if (!listed) throw new Error("The report is not listed");
    expect(submissionSummary(listed)).toBe("Charger not working, Charge India Guindy: Point 2 stays dark.");
    const answers = formAnswers(listed).map(({ label, text }) => `${label}: ${text}`);
    expect(answers).toEqual([
      "Station: Charge India Guindy",
      "What is wrong?: Charger not working",
      "Sent from: Station problem report",
      "What did you see?: Point 2 stays dark.",
    ]);
  });

  test("is found by the words, the phone and the reference that it holds", async () => {
    const stored = await received({ lastName: "Chidambaranathan", phone: "9811122233" });
    for (const search of [
      "chidambara",
      "98111 22233",
      "+919811122233",
      stored.reference,
      'a"b* OR NEAR( chidambara',
    ]) {
      const response = await asStaff(`/api/form-submissions?${new URLSearchParams({ search })}`);
      expect(response.status).toBe(200);
      const { submissions } = (await response.json()) as { submissions: Submission[] };
      if (!search.includes("NEAR")) expect(submissions.map(({ id }) => id)).toContain(stored.id);
    }
  });
});

describe("staff", () => {
  test("change status and notes, and the change stands in the history", async () => {
    const { id } = await received();
    const response = await asStaff(`/api/form-submissions/${id}`, {
      method: "PUT",
      body: { status: "in_progress", notes: "Called back." },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get("ETag")).toBe('"v2"');
    const { entries } = (await (await asStaff(`/api/form-submissions/${id}/timeline`)).json()) as {
      entries: { field: string; from: string | null; to: string; adminName: string }[];
    };
    expect(entries).toHaveLength(2);
    expect(entries).toContainEqual(
      expect.objectContaining({ field: "status", from: "new", to: "in_progress", adminName: "Meera Iyer" }),
    );
  });

  test("who change the same version at once: one wins, the other gets 412 with the record as it is", async () => {
    const { id } = await received();
    const change = (priority: string) =>
      asStaff(`/api/form-submissions/${id}`, {
        method: "PUT",
        body: { priority },
        headers: { "If-Match": '"v1"' },
      });
    const responses = await Promise.all([change("high"), change("low")]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    const refused = responses.find(({ status }) => status === 412);
    const body = (await refused?.json()) as { data: unknown } | undefined;
    expect(submission.parse(body?.data).version).toBe(2);
  });

  test("counts follow every change, and an export holds the rows and no formula", async () => {
    const stats = async () =>
      (await (await asStaff("/api/form-submissions/stats")).json()) as {
        total: number;
        byStatus: Record<string, number>;
      };
    const before = await stats();
    const { id } = await received({ firstName: "=HYPERLINK(1)" });
    await asStaff(`/api/form-submissions/${id}`, { method: "PUT", body: { status: "completed" } });
    const after = await stats();
    expect(after.total).toBe(before.total + 1);
    expect(after.byStatus.completed).toBe((before.byStatus.completed ?? 0) + 1);
    const csv = await (await asStaff("/api/form-submissions/export.csv?status=completed")).text();
    expect(csv).toContain(`,"'=HYPERLINK(1)",`);
    await asStaff(`/api/form-submissions/${id}`, { method: "DELETE" });
    expect((await stats()).total).toBe(before.total);
    expect((await asStaff(`/api/form-submissions/${id}`)).status).toBe(404);
  });
});
