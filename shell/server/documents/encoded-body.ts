import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Best first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Compression = (typeof ENCODINGS)[number];
type Encoding = Compression | 'identity';

/** About 3 ms for a page; the next levels take many times as long and save a few per cent. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const brotli = promisify(brotliCompress);
const compressors: Record<Compression, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => brotli(content, QUALITY),
  gzip: promisify(gzip),
};

/** Text that is compressed at most once for each encoding. */
export interface EncodedBody {
  /** Bytes, uncompressed. */
  size: number;
  /** Returns whether it is the body of this text. */
  isOf(text: string): boolean;
  encode(accepts: (encoding: string) => boolean): Promise<{ encoding: Encoding; content: Buffer }>;
}

/** Creates a body that is sent in the best encoding that a client accepts. */
export function createEncodedBody(text: string): EncodedBody {
  const content = Buffer.from(text);
  const compressed = new Map<Compression, Promise<Buffer>>();
  return {
    size: content.byteLength,
    isOf: (other) => content.equals(Buffer.from(other)),
    async encode(accepts) {
      const encoding = ENCODINGS.find(accepts);
      if (!encoding) return { encoding: 'identity', content };
      const running = compressed.get(encoding) ?? compressors[encoding](content);
      compressed.set(encoding, running);
      return { encoding, content: await running };
    },
  };
}
