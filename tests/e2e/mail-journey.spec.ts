import { MailServer } from "./mail-server.ts";
import { onePixelPng } from "./one-pixel.ts";
import { receiveMail } from "./receive-mail.ts";
import { signIn } from "./sign-in.ts";
import { openAsColleague } from "./staff.ts";
import { awake, expect, test } from "./test.ts";

const port = Number(process.env.E2E_PORT || 8799) + 2;
/** Also on a busy machine; how soon a mail is shown is measured in `conversation.spec.ts`. */
const sent = { timeout: 40_000 };
let server: MailServer;

// One server for all of this file.
test.describe.configure({ mode: "default" });
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
  const acknowledgement = await server.sent(email, "We received your enquiry", sent);

  await signIn(staff);
  await staff.getByRole("link", { name: /^Meera/ }).click();
  const composer = staff.getByRole("group", { name: "New reply to Meera" });
  const draft = composer.getByRole("textbox");
  await draft.fill("We can look at your meter on **Tuesday**.");
  const colleague = await openAsColleague(browser, staff);
  const theirs = colleague.getByRole("group", { name: "New reply to Meera" }).getByRole("textbox");
  await theirs.fill("Which floor is the meter on?");
  await theirs.press("Control+Enter");
  await expect(theirs).toHaveValue("");
  await colleague.context().close();
  await draft.press("Control+Enter");
  await expect(composer.getByRole("alert")).toContainText(
    /Meera Iyer answered \d+ s ago\. Read it, then send again\./,
  );
  await expect(staff.getByText("Which floor is the meter on?")).toBeVisible();
  await expect(draft).toHaveValue("We can look at your meter on **Tuesday**.");
  await draft.press("Control+Enter");
  await expect(staff.getByText("Sending in ten seconds")).toBeVisible();
  const reply = await server.sent(email, "Your enquiry EV-", {
    ...sent,
    text: "We can look at your meter on **Tuesday**.",
  });

  const conversation = staff.getByRole("region", { name: "Conversation" });
  const to = reply.replyTo?.[0]?.address ?? "";
  await receiveMail(staff, { from: email, to, text: "Tuesday at ten is fine." });
  await expect(conversation.getByText("Tuesday at ten is fine.")).toBeVisible();
  const toAcknowledgement = acknowledgement.replyTo?.[0]?.address ?? "";
  await receiveMail(staff, { from: email, to: toAcknowledgement, text: "The gate is on the left." });
  await expect(conversation.getByText("The gate is on the left.")).toBeVisible();

  const [link = ""] = /http\S+\/enquiry\/\S+/.exec(acknowledgement.text ?? "") ?? [];
  await visitor.goto(link);
  await expect(visitor.getByText("We can look at your meter on Tuesday.")).toBeVisible();
  await expect(visitor.locator("strong", { hasText: "Tuesday" })).toBeVisible();
  const answer = visitor.getByRole("form", { name: "Write to us" });
  await answer.getByLabel("Your answer").fill("This is the meter.");
  const meter = { name: "meter.png", mimeType: "image/png", buffer: onePixelPng };
  await answer.getByLabel("Pictures").setInputFiles(meter);
  await answer.getByRole("button", { name: "Send" }).click();
  await expect(visitor.getByRole("status")).toContainText("Your message is with us.");
  await expect(conversation.getByText("This is the meter.")).toBeVisible();

  const status = staff.getByRole("complementary", { name: "Properties" }).getByLabel("Status");
  await status.selectOption("Completed");
  await expect(status).toHaveValue("completed");
  await receiveMail(staff, { from: email, to, text: "One more question." });
  await expect(conversation.getByText("One more question.")).toBeVisible();
  await expect(status).toHaveValue("in_progress");
  await visitor.close();
});

test("an enquiry in Hindi is acknowledged in Hindi and marked so in the inbox, until owners end answering in Hindi", async ({
  page: staff,
  browser,
}) => {
  test.setTimeout(120_000);
  const email = `${crypto.randomUUID()}@customer.example`;
  const visitor = await browser.newPage({ baseURL: `http://localhost:${port}` });
  await visitor.goto("/hi/contact/general-query");
  const form = visitor.getByRole("form").first();
  await awake(form);
  await form.locator("[name=firstName]").fill("कावेरी");
  await form.locator("[name=email]").fill(email);
  await form.locator("[name=phone]").fill("98000 12346");
  await form.locator("[name='formData.subject']").fill("चालीस फ़्लैटों के लिए चार्जर");
  await form.locator("[name='formData.inquiryType']").selectOption({ index: 1 });
  await visitor.clock.setFixedTime(Date.now() + 10_000);
  await form.locator("[type=submit]").click();
  const acknowledgement = await server.sent(email, "हमें आपकी पूछताछ", sent);
  const [link = ""] = /http\S+\/hi\/enquiry\/\S+/.exec(acknowledgement.text ?? "") ?? [];
  await visitor.goto(link);
  const answer = visitor.getByRole("form", { name: "हमें लिखें" });
  await answer.getByRole("textbox").first().fill("हमारे पास दो मीटर हैं।");
  await answer.locator("[type=submit]").click();
  await expect(visitor.getByText("हमारे पास दो मीटर हैं।")).toBeVisible();
  await expect(visitor).toHaveURL(/\/hi\/enquiry\/\S+done=/);
  await visitor.close();

  await signIn(staff);
  const row = staff.getByRole("listitem").filter({ hasText: "कावेरी" });
  await expect(row.getByText("Hindi", { exact: true })).toBeVisible();
  await row.getByRole("link").click();
  await expect(staff.getByText(/from the website Hindi$/)).toBeVisible();

  await staff.goto("/admin/settings");
  const answers = staff.getByRole("checkbox", { name: /^We answer in Hindi/ });
  await expect(answers).toBeChecked();
  await answers.uncheck();
  await expect(answers).not.toBeChecked();
  await staff.reload();
  await expect(answers).not.toBeChecked();
  const next = await browser.newPage({ baseURL: `http://localhost:${port}` });
  await next.goto("/hi/contact/general-query");
  await next.getByRole("form").first().hover();
  await next.getByRole("link", { name: "अंग्रेज़ी में फ़ॉर्म खोलें" }).click();
  await expect(next).toHaveURL("/contact/general-query");
  await next.close();
});
