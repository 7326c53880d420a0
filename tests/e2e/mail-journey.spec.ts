import { MailServer } from "./mail-server.ts";
import { onePixelPng } from "./one-pixel.ts";
import { receiveMail } from "./receive-mail.ts";
import { signIn } from "./sign-in.ts";
import { awake, expect, test } from "./test.ts";

const port = Number(process.env.E2E_PORT || 8799) + 2;
/** From being received to being in the panel, in milliseconds. */
const shown = { timeout: 2_000 };
let server: MailServer;

test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async () => {
  test.setTimeout(150_000);
  server = new MailServer(port);
  await server.ready();
});

test.afterAll(() => server.stop());

test("an enquiry is acknowledged, answered by mail, goes on by mail and on the sender's page, and a mail reopens it", async ({
  page: staff,
  browser,
}) => {
  test.setTimeout(120_000);
  const email = `${crypto.randomUUID()}@customer.example`;
  const visitor = await browser.newPage({ baseURL: `http://localhost:${port}` });
  await visitor.goto("/contact/general-query");
  const form = visitor.getByRole("form", { name: "General query" });
  await awake(form);
  await form.getByLabel("First name").fill("Meera");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Phone").fill("98000 12345");
  await form.getByLabel("Subject").fill("A charger for forty flats");
  await form.getByLabel("Enquiry type").selectOption("Pricing");
  // Nobody fills in a form within two seconds.
  await visitor.clock.setFixedTime(Date.now() + 10_000);
  await form.getByRole("button", { name: "Send Message" }).click();
  const acknowledgement = await server.sent(email, "We received your enquiry", { timeout: 5_000 });

  await signIn(staff);
  await staff.getByRole("link", { name: /^Meera/ }).click();
  const composer = staff.getByRole("group", { name: "New reply to Meera" });
  await composer.getByRole("textbox").fill("We can look at your meter on Tuesday.");
  await composer.getByRole("textbox").press("Control+Enter");
  await expect(staff.getByText("Sending in ten seconds")).toBeVisible();
  const reply = await server.sent(email, "Your enquiry EV-", { timeout: 12_000 });
  expect(reply.text).toContain("We can look at your meter on Tuesday.");

  const conversation = staff.getByRole("region", { name: "Conversation" });
  const to = reply.replyTo?.[0]?.address ?? "";
  await receiveMail(staff, { from: email, to, text: "Tuesday at ten is fine." });
  await expect(conversation.getByText("Tuesday at ten is fine.")).toBeVisible(shown);
  const toAcknowledgement = acknowledgement.replyTo?.[0]?.address ?? "";
  await receiveMail(staff, { from: email, to: toAcknowledgement, text: "The gate is on the left." });
  await expect(conversation.getByText("The gate is on the left.")).toBeVisible(shown);

  const [link = ""] = /http\S+\/enquiry\/\S+/.exec(acknowledgement.text ?? "") ?? [];
  await visitor.goto(link);
  await expect(visitor.getByText("We can look at your meter on Tuesday.")).toBeVisible();
  const answer = visitor.getByRole("form", { name: "Write to us" });
  await answer.getByLabel("Your answer").fill("This is the meter.");
  const meter = { name: "meter.png", mimeType: "image/png", buffer: onePixelPng };
  await answer.getByLabel("Pictures").setInputFiles(meter);
  await answer.getByRole("button", { name: "Send" }).click();
  await expect(visitor.getByRole("status")).toContainText("Your message is with us.");
  await expect(conversation.getByText("This is the meter.")).toBeVisible(shown);

  const status = staff.getByRole("complementary", { name: "Properties" }).getByLabel("Status");
  await status.selectOption("Completed");
  await expect(status).toHaveValue("completed");
  await receiveMail(staff, { from: email, to, text: "One more question." });
  await expect(conversation.getByText("One more question.")).toBeVisible(shown);
  await expect(status).toHaveValue("in_progress");
  await visitor.close();
});
