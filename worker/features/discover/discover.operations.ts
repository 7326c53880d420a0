import { z } from "zod";
import * as discover from "#shared/contract/discover.ts";
import { mapSettings } from "#shared/contract/map.ts";
import { mediaItem, mediaList, uploadedMedia } from "#shared/contract/media.ts";
import { revision, revisionList } from "#shared/contract/revisions.ts";
import { ifMatch, message, type Operation } from "../../http/operation.ts";

const itemResponse = z.object({ data: discover.discoverAdminItem });

/** Content, media and the map. */
export const discoverOperations: Record<string, Operation> = {
  "GET /api/discover": {
    summary: "List published articles",
    responses: { 200: discover.discoverList, 304: null },
  },
  "GET /api/discover/counts": {
    summary: "Count published articles by type, all or those that a search finds",
    responses: { 200: discover.discoverCounts, 304: null },
  },
  "GET /api/discover/tags": {
    summary: "List the tags that several articles have",
    responses: { 200: discover.discoverTags, 304: null },
  },
  "GET /api/discover/newest": {
    summary: "List the newest published articles, for feeds",
    responses: { 200: discover.discoverNewest, 304: null },
  },
  "GET /api/discover/addresses": {
    summary: "List the addresses of published articles, for the sitemap",
    responses: { 200: discover.discoverSitemapPart, 304: null },
  },
  "GET /api/discover/slug/:slug": {
    summary: "Read a published article",
    description: "A former slug of the article redirects to the current one.",
    responses: { 200: discover.discoverPage, 301: null, 304: null },
  },
  "POST /api/discover/slug/:slug/view": {
    summary: "Count a view",
    description: "At most one per visitor and article in 30 minutes, and none for bots.",
    responses: { 204: null },
  },
  "GET /api/discover/preview/:token": {
    summary: "Read a draft by its preview link",
    responses: { 200: discover.discoverPreview },
  },
  "GET /api/discover/admin": {
    summary: "List articles and drafts",
    responses: { 200: discover.discoverAdminList },
  },
  "GET /api/discover/admin/stats": {
    summary: "Count articles, drafts and views",
    responses: { 200: discover.discoverStats },
  },
  "GET /api/discover/admin/tags": {
    summary: "List the tags in use, of drafts too, the most used first",
    responses: { 200: discover.discoverTags },
  },
  "GET /api/discover/admin/authors": {
    summary: "List who has written an article",
    responses: { 200: discover.discoverAuthors },
  },
  "GET /api/discover/admin/:id": { summary: "Read an article or a draft", responses: { 200: itemResponse } },
  "POST /api/discover/admin": {
    summary: "Create an article",
    description: "Without a slug, one is made from the title, also from a Hindi or Tamil one.",
    responses: { 201: itemResponse },
    errors: ["conflict"],
  },
  "PUT /api/discover/admin/:id": {
    summary: "Replace an article's content",
    description: ifMatch,
    responses: { 200: itemResponse },
    errors: ["conflict", "precondition_failed"],
  },
  "PATCH /api/discover/admin/:id/toggle-publish": {
    summary: "Publish a draft, or unpublish an article",
    description: ifMatch,
    responses: { 200: itemResponse },
    errors: ["precondition_failed"],
  },
  "DELETE /api/discover/admin/:id": {
    summary: "Delete an article so that it can be restored",
    description: ifMatch,
    responses: { 200: message },
    errors: ["precondition_failed"],
  },
  "POST /api/discover/admin/:id/restore": {
    summary: "Restore a deleted article",
    responses: { 200: itemResponse },
  },
  "PUT /api/discover/admin/:id/schedule": {
    summary: "Schedule the publication of a draft",
    responses: { 200: itemResponse },
    errors: ["conflict", "precondition_failed"],
  },
  "DELETE /api/discover/admin/:id/schedule": {
    summary: "Cancel a scheduled publication",
    responses: { 200: itemResponse },
    errors: ["conflict", "precondition_failed"],
  },
  "GET /api/discover/admin/:id/revisions": {
    summary: "List the revisions of an article",
    responses: { 200: revisionList },
  },
  "GET /api/discover/admin/:id/revisions/:version": {
    summary: "Read a revision",
    responses: {
      200: z.object({
        data: revision.extend({ content: z.record(z.string(), z.unknown()) }),
      }),
    },
  },
  "POST /api/discover/admin/:id/revisions/:version/restore": {
    summary: "Restore a revision",
    responses: { 200: itemResponse },
    errors: ["precondition_failed"],
  },
  "POST /api/discover/admin/:id/preview-link": {
    summary: "Make a link that shows a draft",
    responses: { 201: discover.previewLink },
  },
  "DELETE /api/discover/admin/:id/preview-link": {
    summary: "Withdraw every link that shows a draft",
    responses: { 204: null },
  },
  "POST /api/discover/admin/upload": {
    summary: "Upload a picture or a video",
    description:
      "One file in the field file: JPEG, PNG, WebP, AVIF or GIF up to 10 MiB, MP4 or WebM up to 100 MiB. The type is decided by the file's bytes.",
    responses: { 201: uploadedMedia },
    errors: ["rate_limited"],
    upload: "media",
  },
  "GET /api/discover/admin/media": { summary: "List uploaded files", responses: { 200: mediaList } },
  "GET /api/discover/admin/media/:key": {
    summary: "Read what is known of an uploaded file",
    responses: { 200: z.object({ data: mediaItem }) },
  },
  "DELETE /api/discover/admin/media/:key": {
    summary: "Remove a file from the library",
    description:
      "Refused while an article uses it. The file itself goes when no older version uses it either.",
    responses: { 200: message },
    errors: ["conflict"],
  },
  "PATCH /api/discover/admin/media/:key": {
    summary: "Set the alternative text of a picture",
    responses: { 200: z.object({ data: mediaItem }) },
  },
  "GET /media/:key": {
    summary: "Read an uploaded file",
    description: "Supports a single byte range. The content of a key never changes.",
    responses: { 200: "application/octet-stream", 206: "application/octet-stream", 304: null, 416: null },
    errors: ["invalid_request"],
  },
  "GET /api/map": {
    summary: "Read the map settings of the station finder",
    responses: { 200: mapSettings },
  },
  "GET /tiles/:archive/:z/:x/:file": {
    summary: "Read a tile of the map",
    description: "The archive is india or corrections; 204 where it has no tile.",
    responses: { 200: "application/x-protobuf", 204: null },
  },
};
