import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { Flag, LARGEST_MAP, MAGIC, Meta, VERSION } from './lmdb-layout';

/** Thrown when a data file is not as LMDB writes it. */
export class DamagedFile extends Error {}

/** A data file that is read page by page. */
export class LmdbFile {
  readonly #file: number;
  readonly size: number;
  pageSize = 4096;

  /** @throws Error if the file cannot be opened */
  constructor(path: string) {
    this.#file = openSync(path, 'r');
    this.size = fstatSync(this.#file).size;
  }

  close(): void {
    closeSync(this.#file);
  }

  /** @throws DamagedFile if the file ends before */
  read(position: number, length: number): Buffer {
    const buffer = Buffer.allocUnsafe(length);
    if (position + length > this.size || readSync(this.#file, buffer, 0, length, position) !== length) {
      throw new DamagedFile('the file is shorter than it should be');
    }
    return buffer;
  }

  readPage(number: number): Buffer {
    return this.read(number * this.pageSize, this.pageSize);
  }

  /**
   * Reads the header of the last commit. The two headers are written in turn, so their numbers are consecutive.
   * @throws DamagedFile
   */
  latestMeta(): Buffer {
    const first = this.#readMeta(0);
    if (!first) throw new DamagedFile('the header is not one of a database');
    this.pageSize = first.readUInt32LE(Meta.trees);
    if (![4096, 8192, 16384, 32768, 65536].includes(this.pageSize))
      throw new DamagedFile('the page size is wrong');
    const second = this.#readMeta(this.pageSize);
    if (!second) throw new DamagedFile('the second header is not one of a database');
    const [even, odd] = [first, second].map((page) => page.readBigUInt64LE(Meta.transaction)) as [
      bigint,
      bigint,
    ];
    const consecutive = even % 2n === 0n && odd % 2n === 1n && (odd - even === 1n || even - odd === 1n);
    if (!consecutive && even + odd !== 0n) throw new DamagedFile('the headers do not follow each other');
    return odd > even ? second : first;
  }

  #readMeta(position: number): Buffer | undefined {
    const page = this.read(position, 512);
    const known =
      page.readUInt16LE(18) === Flag.meta &&
      page.readUInt32LE(Meta.magic) === MAGIC &&
      page.readUInt32LE(Meta.version) === VERSION &&
      page.readBigUInt64LE(Meta.mapSize) < LARGEST_MAP;
    return known ? page : undefined;
  }
}
