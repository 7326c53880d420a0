import {
  Compression,
  EtagMismatch,
  PMTiles,
  type RangeResponse,
  ResolvedValueCache,
  type Source,
} from "pmtiles";
import { r2Call } from "../media/storage.ts";

/** The archive directories read by this isolate: requests can share results, not promises. */
const directories = new ResolvedValueCache(64, undefined, decompress);

/** An archive in the bucket, as it is now. */
export interface StoredArchive {
  key: string;
  etag: string;
}

/** A PMTiles archive in a bucket; a tile costs one or two range reads. */
export function openArchive(bucket: R2Bucket, archive: StoredArchive): PMTiles {
  return new PMTiles(new BucketSource(bucket, archive), directories);
}

class BucketSource implements Source {
  private readonly bucket: R2Bucket;
  private readonly key: string;
  private readonly etag: string;

  constructor(bucket: R2Bucket, { key, etag }: StoredArchive) {
    this.bucket = bucket;
    this.key = key;
    this.etag = etag;
  }

  /** The cache key of the directories. It changes with the archive, so that old ones are not used. */
  getKey(): string {
    return `${this.key} ${this.etag}`;
  }

  /** Throws EtagMismatch when the archive was replaced; PMTiles then starts again. */
  async getBytes(
    offset: number,
    length: number,
    _signal?: AbortSignal,
    etag?: string,
  ): Promise<RangeResponse> {
    const part = await r2Call(
      this.bucket.get(this.key, {
        range: { offset, length },
        ...(etag && { onlyIf: { etagMatches: etag } }),
      }),
    );
    if (!part) throw new Error(`The bucket has no ${this.key}`);
    if (!("body" in part)) throw new EtagMismatch();
    return { data: await r2Call(part.arrayBuffer(), length), etag: part.etag };
  }
}

async function decompress(bytes: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None || compression === Compression.Unknown) return bytes;
  if (compression !== Compression.Gzip) throw new Error("The archive must be compressed with gzip");
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
