import { replyAddress } from "#worker/features/mail/reply-address.ts";
import { readVars } from "../../scripts/setup/secrets.ts";
import { receiveMail } from "./receive-mail.ts";
import { openPortal, staffTest as test } from "./staff.ts";
import { alone, expect } from "./test.ts";

const path = "/api/form-submissions";

test("a mail is in the open enquiry within two seconds of being received, and reopens it when it was closed", {
  tag: alone,
}, async ({ page, adminToken }) => {
  const headers = { Authorization: `Bearer ${adminToken}` };
  const email = `${crypto.randomUUID()}@customer.example`;
  const formData = { subject: "Charger", inquiryType: "Other", message: "Please write to me." };
  const body = { formType: "general_query", firstName: "Meera", email, phone: "9876543210", formData };
  const sent = await page.request.post(path, { data: body });
  const { data } = (await sent.json()) as { data: { id: string } };
  const closed = await page.request.put(`${path}/${data.id}`, { headers, data: { status: "completed" } });
  expect(closed.ok()).toBe(true);
  const to = await replyAddress(readVars(), data.id, "site.example");
  await openPortal(page, `/admin?open=${data.id}`);
  const conversation = page.getByRole("region", { name: "Conversation" });
  await expect(conversation).toBeVisible();
  await receiveMail(page, { from: email, to, text: "Tuesday at ten is fine." });
  await expect(conversation.getByText("Tuesday at ten is fine.")).toBeVisible({ timeout: 2_000 });
  const { data: after } = (await (await page.request.get(`${path}/${data.id}`, { headers })).json()) as {
    data: { status: string };
  };
  expect(after.status).toBe("in_progress");
});
