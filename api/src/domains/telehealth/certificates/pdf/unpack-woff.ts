import { inflateSync } from 'node:zlib';

const HEAD = 44;
const ENTRY = 20;
const RECORD = 16;
const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** Returns the fields of an SFNT's head that follow from how many tables it has. */
function headOf(flavour: number, count: number): Buffer {
  const head = Buffer.alloc(12);
  const power = Math.floor(Math.log2(count));
  head.writeUInt32BE(flavour, 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  return head;
}

/**
 * Unpacks a WOFF 1.0 file into the SFNT (TrueType) that it holds. The library can read both, but inflates a packed table
 * anew for each glyph, which takes ten times as long as the rest of a certificate.
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file');
  const count = file.readUInt16BE(12);
  const records: Buffer[] = [];
  const tables: Buffer[] = [];
  let offset = 12 + count * RECORD;
  for (let index = 0; index < count; index += 1) {
    const at = HEAD + index * ENTRY;
    const [start, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const stored = file.subarray(start, start + packed);
    const record = Buffer.alloc(RECORD);
    file.copy(record, 0, at, at + 4);
    record.writeUInt32BE(file.readUInt32BE(at + 16), 4);
    record.writeUInt32BE(offset, 8);
    record.writeUInt32BE(length, 12);
    records.push(record);
    const table = packed < length ? inflateSync(stored) : stored;
    tables.push(table, Buffer.alloc(padded(length) - length));
    offset += padded(length);
  }
  return Buffer.concat([headOf(file.readUInt32BE(4), count), ...records, ...tables]);
}
