import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { personData } from "#shared/contract/person-data.ts";
import { hourMs } from "#shared/time.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { addAdmin, startApi } from "../support/api.ts";
import { planted } from "../support/planted.ts";
import { plantedSubmission, restrict, sendSubmission, tracesOf } from "../support/privacy.ts";

const submissions = "/api/form-submissions";

async function audited(action: string) {
  const { results } = await env.DB.prepare(
    "SELECT admin_id, subject_id, detail FROM audit_log WHERE action = ? ORDER BY seq",
  )
    .bind(action)
    .all<{ admin_id: string; subject_id: string; detail: string | null }>();
  return results;
}

it("an owner exports everything about one address, restricted, deleted and spam too, and no one else's", async () => {
  const api = startApi();
  const owner = await addAdmin();
  const live = await plantedSubmission();
  const restricted = await plantedSubmission({ firstName: "Restricted" });
  const spam = await plantedSubmission({ website: "https://spam.example" });
  await sendSubmission({ email: "another@example.com" });
  await api(`${submissions}/${live}/notes`, {
    method: "POST",
    token: owner.token,
    body: { text: planted.notes },
  });
  await restrict(restricted);
  const response = await api(`/api/privacy/export?email=${planted.email.toUpperCase()}`, {
    token: owner.token,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const data = personData.parse(await response.json());
  expect(new Set(data.submissions.map(({ id }) => id))).toEqual(new Set([live, restricted, spam]));
  const [one, other] = [live, restricted].map((id) => data.submissions.find((row) => row.id === id));
  expect(one).toMatchObject({
    email: planted.email,
    notes: planted.notes,
    formData: { message: planted.message },
  });
  expect(one?.history).toMatchObject([{ field: "notes", to: planted.notes, by: "Kavya Rao" }]);
  expect(other?.requests).toMatchObject([{ type: "erasure", message: planted.request }]);
  expect(other?.purgeAt).not.toBeNull();
  expect(await audited("privacy.export_person")).toMatchObject([
    { admin_id: owner.id, detail: JSON.stringify({ count: 3, filters: ["email"] }) },
  ]);
});

it("is for owners only", async () => {
  for (const role of ["editor", "agent"] as const) {
    const { token } = await addAdmin({ role });
    expect((await startApi()("/api/privacy/export?email=a@example.com", { token })).status).toBe(403);
  }
});

it("reading a submission is in the audit log once an hour for each admin and submission", async () => {
  let now = Date.now() - hourMs;
  const api = startApi({ clock: { now: () => now, id: systemClock.id } });
  const [one, two] = [await addAdmin({ role: "agent" }), await addAdmin({ role: "agent" })];
  const [first, second] = [await sendSubmission(), await sendSubmission()];
  const read = (id: string, { token }: { token: string }) => api(`${submissions}/${id}`, { token });
  await read(first, one);
  now += hourMs - 1;
  await read(first, one);
  await api(`${submissions}/${first}/timeline`, { token: one.token });
  await read(second, one);
  await read(first, two);
  expect((await api(`${submissions}/${crypto.randomUUID()}`, { token: one.token })).status).toBe(404);
  const expected = [
    { admin_id: one.id, subject_id: first },
    { admin_id: one.id, subject_id: second },
    { admin_id: two.id, subject_id: first },
  ];
  expect(await audited("submission.view")).toMatchObject(expected);
  now += 1;
  expect((await read(first, one)).status).toBe(200);
  expect(await audited("submission.view")).toMatchObject([...expected, expected[0]]);
});

it("an export is in the audit log with its number and the names of its filters, not what they held", async () => {
  const api = startApi();
  const { token } = await addAdmin();
  await plantedSubmission();
  const ids = [await sendSubmission(), await sendSubmission()];
  const queries = [
    `?search=${planted.lastName}&status=new`,
    `?ids=${ids}`,
    "?formType=land_partnership",
    "?response=overdue",
  ];
  for (const query of queries) {
    expect((await (await api(`${submissions}/export.csv${query}`, { token })).text()).length).toBeGreaterThan(
      10,
    );
  }
  expect((await audited("submission.export")).map(({ detail }) => JSON.parse(detail ?? ""))).toMatchObject([
    { filters: ["status", "search"] },
    { count: 2, filters: ["ids"] },
    { count: 0, filters: ["formType"] },
    { filters: ["response"] },
  ]);
  const texts = [planted.lastName, planted.email, planted.phone, planted.notes, planted.request];
  expect((await tracesOf(texts)).filter((trace) => trace.endsWith("audit_log"))).toEqual([]);
});
