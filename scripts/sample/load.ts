// Loads the sample content into a local database and bucket. Called by the local set-up only.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { v7 as uuidv7 } from "uuid";
import { type PictureName, pictures } from "../../src/content/pictures.ts";
import { afterWorking } from "../../src/shared/working-hours.ts";
import { openDb } from "../../worker/db/client.ts";
import { indexSounds } from "../../worker/db/phonetic.queries.ts";
import { readingMinutes } from "../../worker/features/discover/discover.rules.ts";
import { keyOf } from "../../worker/features/media/media.rules.ts";
import { makeReference, responseMinutes } from "../../worker/features/submissions/submissions.rules.ts";
import { projectRoot } from "../setup/install.mjs";
import { articles } from "./articles.ts";
import { insert } from "./insert.ts";
import { privacyStatements, restrictedSubmission } from "./privacy.ts";
import { sampleFolders, sampleSize } from "./sample-pictures.ts";
import { stationPictures } from "./station-pictures.ts";
import { operatorStatements, stationStatements } from "./station-rows.ts";
import { stations } from "./stations.ts";
import { submissions } from "./submissions.ts";
import type { SampleArticle, SamplePicture, SampleSubmission } from "./types.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
/** Pictures of articles are stored at most this wide, as the editor sends them. */
const pictureWidth = 2000;

/**
 * Fills an empty database with articles, submissions and stations, and the bucket with their
 * pictures; else does nothing.
 */
export async function loadSampleContent(env: Pick<Cloudflare.Env, "DB" | "MEDIA">): Promise<void> {
  const loaded = await env.DB.prepare("SELECT 1 FROM discover_items LIMIT 1").first();
  if (loaded) return;
  const now = Date.now();
  const urls = await storePictures(env, now);
  const ids = new Map(articles.map(({ slug, daysAgo }) => [slug, newId(now - daysAgo * day)]));
  // One transaction: an interrupted load leaves nothing and is done again.
  await env.DB.batch([
    ...articles.flatMap((article) => articleStatements(env.DB, article, { ids, urls, now })),
    ...[...submissions, restrictedSubmission].flatMap((submission, index) =>
      submissionStatements(env.DB, submission, index, now),
    ),
    ...privacyStatements(env.DB, now),
    ...operatorStatements(env.DB, now),
    ...stations.flatMap((station, index) => stationStatements(env.DB, station, { index, now, urls })),
  ]);
  await indexSounds(openDb(env.DB));
}

function newId(at: number): string {
  return uuidv7({ msecs: at });
}

/** Puts every picture that an article or a station names into the bucket; returns the URL of each. */
async function storePictures(
  env: Pick<Cloudflare.Env, "DB" | "MEDIA">,
  now: number,
): Promise<Map<SamplePicture, string>> {
  const named = articles.flatMap((article) => [
    article.picture,
    ...article.sections.map(({ picture }) => picture),
  ]);
  const urls = new Map<SamplePicture, string>();
  for (const name of new Set([
    ...Object.values(stationPictures).flat(),
    ...named.filter((picture) => picture !== null),
  ])) {
    const { file, size, placeholder } = storedPicture(name);
    const bytes = readFileSync(join(projectRoot, file));
    const key = keyOf(createHash("sha256").update(bytes).digest("hex"), "webp", size, colorOf(placeholder));
    await env.MEDIA.put(key, bytes, { httpMetadata: { contentType: "image/webp" } });
    await env.DB.prepare(
      "INSERT OR IGNORE INTO media (key, content_type, size, width, height, file_name, created_at) VALUES (?, 'image/webp', ?, ?, ?, ?, ?)",
    )
      .bind(key, bytes.byteLength, size.width, size.height, `${name}.webp`, now)
      .run();
    urls.set(name, `/media/${key}`);
  }
  return urls;
}

function storedPicture(name: SamplePicture) {
  for (const [folder, colours] of Object.entries(sampleFolders)) {
    const placeholder = new Map(Object.entries(colours)).get(name);
    if (placeholder) return { file: `scripts/sample/${folder}/${name}.webp`, size: sampleSize, placeholder };
  }
  const { path, width, height, widths, placeholder } = pictures[name as PictureName];
  const stored = widths.findLast((candidate) => candidate <= pictureWidth) ?? width;
  const size = { width: stored, height: Math.round((stored * height) / width) };
  return { file: `public${path}-${stored}.webp`, size, placeholder };
}

/** A colour such as "#3a2b1c" in the three digits of a key; null for what is none. */
function colorOf(colour: string): string | null {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(colour)?.slice(1);
  return channels?.map((hex) => Math.round(Number.parseInt(hex, 16) / 17).toString(16)).join("") ?? null;
}

function articleStatements(
  db: D1Database,
  article: SampleArticle,
  { ids, urls, now }: { ids: Map<string, string>; urls: Map<SamplePicture, string>; now: number },
): D1PreparedStatement[] {
  const url = (picture: SamplePicture | null) => (picture ? (urls.get(picture) ?? null) : null);
  const created = now - article.daysAgo * day;
  const id = ids.get(article.slug) ?? "";
  const sections = article.sections.map(({ title, paragraph, picture, videoUrl }, index) => ({
    id: `s${index + 1}`,
    title,
    paragraph,
    imageUrl: url(picture),
    videoUrl,
  }));
  const { description, importantNote, features, keyHighlights, faqs } = article;
  return [
    insert(db, "discover_items", {
      id,
      slug: article.slug,
      content_type: article.contentType,
      is_published: article.isPublished ? 1 : 0,
      published_at: article.isPublished ? created : null,
      created_at: created,
      updated_at: created,
      reading_time: readingMinutes({
        contentType: article.contentType,
        description,
        importantNote,
        features,
        keyHighlights,
        sections,
        faqs,
      }),
      author_name: article.authorName,
      language: article.language,
      translation_of: ids.get(article.translationOf ?? "") ?? null,
      title: article.title,
      main_image_url: url(article.picture),
      main_video_url: article.mainVideoUrl,
      tags: JSON.stringify(article.tags),
      description,
      meta_title: article.metaTitle,
      meta_description: article.metaDescription,
      important_note: importantNote,
      features: JSON.stringify(features),
      key_highlights: JSON.stringify(keyHighlights),
      faqs: JSON.stringify(faqs),
      sections: JSON.stringify(sections),
    }),
    db
      .prepare(
        "UPDATE discover_views SET views = ? WHERE item_seq = (SELECT seq FROM discover_items WHERE id = ?)",
      )
      .bind(article.views, id),
  ];
}

/**
 * A submission, and what staff did with it when it is no longer new: answered some working minutes
 * later, every other one taken.
 */
function submissionStatements(
  db: D1Database,
  submission: SampleSubmission,
  index: number,
  now: number,
): D1PreparedStatement[] {
  const created = now - submission.minutesAgo * minute;
  const id = newId(created);
  const article = submission.formType === "discover_query" ? articles[index % articles.length] : undefined;
  const received = insert(db, "submissions", {
    id,
    reference: makeReference(crypto.getRandomValues(new Uint8Array(8))),
    form_type: submission.formType,
    first_name: submission.firstName,
    last_name: submission.lastName,
    email: submission.email,
    phone: submission.phone,
    status: submission.status,
    priority: submission.priority,
    notes: submission.notes,
    spam: submission.spam ? 1 : 0,
    spam_reasons: JSON.stringify(submission.spam ? ["links"] : []),
    created_at: created,
    updated_at: created,
    form_data: JSON.stringify(submission.formData),
    origin: article ? JSON.stringify({ article: article.slug }) : null,
  });
  const respondedAt = Math.min(afterWorking(created, (8 + ((index * 37) % 260)) * minute), now);
  if (submission.status === "new" || submission.spam) return [received];
  const taken = db
    .prepare(
      `UPDATE submissions SET first_responded_at = ?2, first_response_minutes = ?3, updated_at = ?2,
         assignee_id = CASE ?4 WHEN 0 THEN (SELECT id FROM admins WHERE status = 'active' LIMIT 1) END WHERE id = ?1`,
    )
    .bind(id, respondedAt, responseMinutes(created, respondedAt), index % 2);
  return [received, taken];
}
