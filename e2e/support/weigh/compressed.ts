import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes over the wire: Brotli, level 5, as a CDN compresses. */
export const compressed = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
