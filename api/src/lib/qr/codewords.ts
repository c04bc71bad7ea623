import { errorCorrection } from './reed-solomon';

/** Codewords, bytes of error correction per block and blocks of each version, at the lowest level: screens are clean. */
const VERSIONS = [
  [26, 7, 1],
  [44, 10, 1],
  [70, 15, 1],
  [100, 20, 1],
  [134, 26, 1],
  [172, 18, 2],
  [196, 20, 2],
  [242, 24, 2],
  [292, 30, 2],
  [346, 18, 4],
  [404, 20, 4],
  [466, 24, 4],
  [532, 26, 4],
] as const;

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];
/** From version 10 on, the length takes two bytes. */
const lengthBits = (version: number) => (version < 10 ? 8 : 16);

interface Version {
  version: number;
  data: number;
  correction: number;
  blocks: number;
}

function versionFor(bytes: number): Version {
  for (const [index, [total, correction, blocks]] of VERSIONS.entries()) {
    const version = index + 1;
    const data = total - correction * blocks;
    if (4 + lengthBits(version) + bytes * 8 <= data * 8) return { version, data, correction, blocks };
  }
  throw new RangeError(`${bytes} bytes do not fit into a QR code of version ${VERSIONS.length}`);
}

/** The data as bytes: mode, length, text, end, padding. */
function pack(text: Uint8Array, { version, data }: Version): number[] {
  const bits = [
    BYTE_MODE.toString(2).padStart(4, '0'),
    text.length.toString(2).padStart(lengthBits(version), '0'),
    ...[...text].map((byte) => byte.toString(2).padStart(8, '0')),
    '0000',
  ]
    .join('')
    .slice(0, data * 8);
  const bytes = bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)) ?? [];
  for (let index = 0; bytes.length < data; index += 1) bytes.push(PADDING[index % 2] ?? 0);
  return bytes;
}

/** Cuts the data into blocks; the later ones are a byte longer if it does not divide evenly. */
function cut(bytes: readonly number[], blocks: number): number[][] {
  const [short, longer] = [Math.floor(bytes.length / blocks), bytes.length % blocks];
  let start = 0;
  return Array.from({ length: blocks }, (_value, index) => {
    const end = start + short + (index >= blocks - longer ? 1 : 0);
    const block = bytes.slice(start, end);
    start = end;
    return block;
  });
}

/** Takes the first byte of each row, then the second of each, and so on. */
function interleave(rows: readonly number[][]): number[] {
  const longest = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_value, index) => index).flatMap((index) =>
    rows.flatMap((row) => row[index] ?? []),
  );
}

/**
 * Encodes text as the bytes of the smallest QR code that holds it.
 * @throws {RangeError} for more than 425 bytes
 */
export function codewords(text: string): { version: number; bytes: number[] } {
  const encoded = new TextEncoder().encode(text);
  const chosen = versionFor(encoded.length);
  const blocks = cut(pack(encoded, chosen), chosen.blocks);
  const corrections = blocks.map((block) => errorCorrection(block, chosen.correction));
  return { version: chosen.version, bytes: [...interleave(blocks), ...interleave(corrections)] };
}
