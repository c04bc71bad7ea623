import type { S3Client } from '@aws-sdk/client-s3';
import { StoreProblem } from '../release-store';
import type { BucketSettings } from './settings';

/** For one request with its answer: a slow bucket is one that does not answer. */
const PATIENCE_MS = 5_000;
/** For a release's pack, which has some megabytes. */
const PACK_MS = 30_000;
const CONNECTION_MS = 1_000;

export interface StoredObject {
  content: Buffer;
  etag: string;
}

/** Requires that an object is the one that was read, or that there is none (null). */
export type Condition = { etag: string | null };

/** The objects of one bucket below a prefix; names are relative to it. */
export interface Objects {
  /** @returns null if there is none; 'unchanged' if it is still the one that is known */
  get(name: string): Promise<StoredObject | null>;
  get(name: string, known: string | undefined): Promise<StoredObject | null | 'unchanged'>;
  /** @returns its ETag, or null if the condition does not hold: nothing was written then */
  put(name: string, content: string | Buffer, condition?: Condition): Promise<string | null>;
  delete(name: string): Promise<void>;
  list(folder: string): Promise<{ name: string; modifiedAt: number }[]>;
}

const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Loaded at first use: a shop whose releases are in a folder has no client of a bucket in memory. */
async function createClient({ region, endpoint }: BucketSettings): Promise<{ client: S3Client; sdk: Sdk }> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: CONNECTION_MS,
      requestTimeout: PACK_MS,
      throwOnRequestTimeout: true,
    },
    // Contents are compared with their own SHA-256; not every service knows Amazon's trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, sdk };
}

type Sdk = typeof import('@aws-sdk/client-s3');

/** Opens a bucket. Every failure is a `StoreProblem` that names it. */
export function openObjects(settings: BucketSettings): Objects {
  const { bucket, prefix } = settings;
  const place = `s3://${bucket}/${prefix}`;
  let opened: ReturnType<typeof createClient> | null = null;

  const fail = (error: unknown): never => {
    const { name = 'Error', message = '' } = error as Error;
    const status = statusOf(error);
    const reason = status ? `${name}, status ${status}` : `${name}: ${message.split('\n')[0]}`;
    throw new StoreProblem('unreachable', `${place} cannot be used (${reason})`);
  };

  /** Gives a request the client, and ends it when patience does. */
  async function send<T>(
    name: string,
    request: (client: S3Client, sdk: Sdk, abortSignal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    opened ??= createClient(settings);
    const { client, sdk } = await opened;
    return request(client, sdk, AbortSignal.timeout(name.startsWith('packs/') ? PACK_MS : PATIENCE_MS));
  }

  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });

  async function get(name: string, known?: string): Promise<never> {
    const found = await send(name, async (client, sdk, abortSignal) => {
      const command = new sdk.GetObjectCommand({ ...at(name), ...(known ? { IfNoneMatch: known } : {}) });
      const { Body, ETag } = await client.send(command, { abortSignal });
      const cut = new Promise<never>((_resolve, reject) => {
        abortSignal.addEventListener('abort', () => reject(abortSignal.reason), { once: true });
      });
      const bytes = await Promise.race([Body?.transformToByteArray() ?? new Uint8Array(), cut]);
      return { content: Buffer.from(bytes), etag: ETag ?? '' };
    }).catch((error: unknown) => {
      if (statusOf(error) === 304) return 'unchanged' as const;
      return (error as Error).name === 'NoSuchKey' ? null : fail(error);
    });
    return found as never;
  }

  return {
    get,
    async put(name, content, condition) {
      const match =
        condition && (condition.etag === null ? { IfNoneMatch: '*' } : { IfMatch: condition.etag });
      return send(name, async (client, sdk, abortSignal) => {
        const command = new sdk.PutObjectCommand({ ...at(name), Body: content, ...match });
        return (await client.send(command, { abortSignal })).ETag ?? '';
      }).catch((error: unknown) => {
        const isMissing = condition?.etag && (error as Error).name === 'NoSuchKey';
        return isMissing || [409, 412].includes(statusOf(error) ?? 0) ? null : fail(error);
      });
    },
    async delete(name) {
      await send(name, (client, sdk, abortSignal) =>
        client.send(new sdk.DeleteObjectCommand(at(name)), { abortSignal }),
      ).catch(fail);
    },
    async list(folder) {
      const found: { name: string; modifiedAt: number }[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await send('', (client, sdk, abortSignal) =>
          client.send(
            new sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + folder, ContinuationToken }),
            { abortSignal },
          ),
        ).catch(fail);
        for (const { Key = '', LastModified } of page.Contents ?? [])
          found.push({ name: Key.slice(prefix.length), modifiedAt: LastModified?.getTime() ?? 0 });
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return found;
    },
  };
}
