import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { integrityOf } from '@saltbush/build';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { ListedFile } from './list-of-release';

const CACHE_BYTES = 64 * 1024 * 1024;

/** Smallest first, with the suffix of the copies that the build compressed. */
const ENCODINGS: Encoding[] = [
  { name: 'br', suffix: '.br', decode: promisify(brotliDecompress) },
  { name: 'gzip', suffix: '.gz', decode: promisify(gunzip) },
  { name: 'identity', suffix: '', decode: async (content) => content },
];

interface Encoding {
  name: 'br' | 'gzip' | 'identity';
  suffix: string;
  decode(content: Buffer, options: { maxOutputLength: number }): Promise<Buffer>;
}

export interface VerifiedFile {
  encoding: Encoding['name'];
  body: Buffer;
}

/**
 * Creates a reader of public files that returns nothing but the content that was listed when they were built: what was
 * changed or linked elsewhere on the disk does not match its hash. Verified content stays in memory.
 */
export function createVerifiedReader(log: Logger) {
  const cache = new LRUCache<string, VerifiedFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.byteLength),
  });

  async function readOne(file: ListedFile, encoding: Encoding): Promise<VerifiedFile | null> {
    const path = file.path + encoding.suffix;
    const cached = cache.get(path);
    if (cached) return cached;
    const body = await readFile(path).catch(() => null);
    if (!body) return null;
    const content = await encoding.decode(body, { maxOutputLength: file.size + 1 }).catch(() => null);
    if (!content || integrityOf(content) !== file.integrity) {
      log.error({ file: path }, 'A public file does not match its registered hash and is not served');
      return null;
    }
    const verified = { encoding: encoding.name, body };
    cache.set(path, verified);
    return verified;
  }

  /** @returns the file in the first encoding that is accepted and intact, or null */
  return async (file: ListedFile, accepts: (encoding: string) => boolean): Promise<VerifiedFile | null> => {
    for (const encoding of ENCODINGS) {
      const verified = accepts(encoding.name) ? await readOne(file, encoding) : null;
      if (verified) return verified;
    }
    return null;
  };
}

export type VerifiedReader = ReturnType<typeof createVerifiedReader>;
