import type { Context } from "hono";
import { z } from "zod";
import { optionalText } from "#shared/contract/fields.ts";
import { limits } from "#shared/limits.ts";
import { dayMs, hourMs, minuteMs } from "#shared/time.ts";
import { fromIndianTime } from "#shared/time-field.ts";
import { t } from "#shared/translate.ts";
import { workingTime } from "#shared/working-hours.ts";
import type { AppEnv } from "../../env.ts";
import { afterResponse } from "../../http/after-response.ts";
import { HttpError } from "../../http/errors.ts";
import { sha256 } from "../../platform/digest.ts";
import { BrokenImage } from "../media/image-bytes.ts";
import { displayFileName } from "../media/media.rules.ts";
import { MalformedMultipart, readForm } from "../media/multipart.ts";
import { deleteFiles } from "../media/storage.ts";
import { readPicture } from "../media/upload.ts";
import { storeFiles } from "../messages/message-files.ts";
import { notifyOfMessage } from "../messages/message-notices.ts";
import { addReceivedMessage, countPageAnswers, findConversations } from "../messages/messages.queries.ts";
import { type PostedFields, problemsOf } from "../submissions/posted-form.rules.ts";
import type { OwnSubmission } from "./own-submission.queries.ts";

/** Answers that one page takes in a day, and those of an hour that staff are told of. */
const answersPerDay = 20;
const noticesPerHour = 5;
/** Room for the longest message in any script. */
const fieldBytes = 64 * 1024;
const maxAheadMs = 30 * dayMs;

/** A form of the page that may have pictures. */
interface PostedAnswer {
  fields: PostedFields;
  pictures: { fileName: string; content: Uint8Array; isInline: boolean }[];
  /** Why a picture was refused; the rest of the form was read all the same. */
  pictureProblem: string | null;
}

/** Reads a multipart form with at most three pictures in memory. A bad picture refuses nothing else. */
export async function readAnswer(c: Context<AppEnv>): Promise<PostedAnswer> {
  const fields: Record<string, string> = Object.create(null);
  const answer: PostedAnswer = { fields, pictures: [], pictureProblem: null };
  const { body } = c.req.raw;
  if (!body) throw new HttpError("invalid_request");
  let count = 0;
  try {
    await readForm(body, c.req.header("Content-Type") ?? "", {
      fieldBytes,
      onField: (name, value) => {
        fields[name] ??= value;
      },
      onFile: async ({ name, fileName, chunks }) => {
        // A browser sends an empty part where no file was chosen.
        if (name !== "pictures" || fileName === "") return;
        count++;
        if (count > limits.answerPictures) {
          answer.pictureProblem = t("Choose at most {count} pictures", { count: limits.answerPictures });
          return;
        }
        const content = await readPicture(chunks).catch((error) => {
          answer.pictureProblem ??= pictureProblem(error);
          return null;
        });
        const shownName = displayFileName(fileName) ?? "picture";
        if (content) answer.pictures.push({ fileName: shownName, content: content.bytes, isInline: false });
      },
    });
  } catch (error) {
    if (!(error instanceof MalformedMultipart)) throw error;
    throw new HttpError("invalid_request", { message: "The form arrived incomplete. Please send it again." });
  }
  return answer;
}

/** The sentence about a picture that cannot be taken; throws what is no fault of the picture. */
function pictureProblem(error: unknown): string {
  if (error instanceof HttpError) return error.message;
  if (error instanceof BrokenImage) return "Choose JPEG, PNG, WebP, AVIF or GIF pictures";
  throw error;
}

const answerSchema = z.object({
  message: optionalText({ max: limits.message, multiline: true }),
  callAt: z
    .string()
    .optional()
    .transform((text) => text || null),
});

/** When the sender asks to be called, in milliseconds; or why that is not possible. */
function readCallTime(
  text: string | null,
  { phone, now }: { phone: string | null; now: number },
): { callAt: number | null; problem?: string } {
  if (text === null) return { callAt: null };
  const iso = fromIndianTime(text);
  if (!iso) return { callAt: null, problem: "Choose a date and a time" };
  const callAt = Date.parse(iso);
  if (!phone) return { callAt, problem: "Add your phone number under “Correct my details” first" };
  if (callAt <= now || callAt > now + maxAheadMs)
    return { callAt, problem: "Choose a time within the next 30 days" };
  const isWorking = workingTime(callAt, callAt + minuteMs) > 0;
  return isWorking
    ? { callAt }
    : { callAt, problem: "We call Monday to Saturday, between 9:30 am and 6:30 pm" };
}

/** Adds what the sender wrote on their own page to the conversation, and tells staff. */
export async function addAnswer(
  c: Context<AppEnv>,
  submission: OwnSubmission,
  { fields, pictures, pictureProblem }: PostedAnswer,
): Promise<{ done: string } | { problems?: Record<string, string>; failure?: string }> {
  const [now, db] = [c.get("now"), c.get("db")];
  const { data, error } = answerSchema.safeParse(fields);
  const { callAt, problem } = readCallTime(data?.callAt ?? null, { phone: submission.phone, now });
  const problems = {
    ...(error && problemsOf(error.issues, fields)),
    ...(problem && { callAt: problem }),
    ...(pictureProblem && { pictures: pictureProblem }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const message = data?.message ?? null;
  if (!message && pictures.length === 0 && callAt === null) {
    return { problems: { message: "Write a message, add a picture or choose a time" } };
  }
  const [conversation] = await findConversations(db, [submission.id]);
  if (!conversation) return { failure: "This enquiry takes no messages any more. Please send a new one." };
  const counts = await countPageAnswers(db, submission.id, { day: now - dayMs, hour: now - hourMs });
  if (counts.day >= answersPerDay) {
    const values = { count: answersPerDay };
    return { failure: t("You wrote {count} messages today. Please wait for our answer.", values) };
  }
  const messageId = c.get("newId")();
  const submissionId = submission.id;
  const files = await storeFiles(c.env.MEDIA, { messageId, submissionId }, pictures);
  const name = `${submission.firstName} ${submission.lastName ?? ""}`.trim();
  const isAdded = await addReceivedMessage(
    db,
    {
      id: messageId,
      submissionId,
      at: now,
      direction: "in",
      channel: "page",
      name,
      address: submission.email ?? "",
      subject: "",
      parts: message ? [{ text: message, isQuoted: false }] : [],
      callAt,
      digest: await digestOf({ message, callAt, pictures, now }),
    },
    { files, reopens: true, historyId: c.get("newId")() },
  );
  if (!isAdded) {
    await deleteFiles(
      c.env.MEDIA,
      files.map(({ key }) => key),
    );
  } else if (counts.hour < noticesPerHour) {
    afterResponse(c, "mail_failed", () => notifyOfMessage(c.env, db, { conversation, messageId, name }, now));
  }
  return { done: "answered" };
}

/** The same answer within an hour is one, such as a form that was sent twice. */
async function digestOf({
  message,
  callAt,
  pictures,
  now,
}: {
  message: string | null;
  callAt: number | null;
  pictures: PostedAnswer["pictures"];
  now: number;
}): Promise<string> {
  const hashes = await Promise.all(pictures.map(({ content }) => sha256(content)));
  return sha256(JSON.stringify(["page", Math.floor(now / hourMs), message, callAt, hashes]));
}
