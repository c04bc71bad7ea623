import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Walks the trees of an LMDB file before it is opened. LMDB maps the file into memory and trusts it: a damaged page
 * would kill the process with a signal instead of a message. Only the structure is checked, not the content.
 */

const HEADER = 24;
const MAGIC = 0xbeefc0de;
const VERSION = 2;
const Flag = { branch: 0x01, leaf: 0x02, meta: 0x08, bigData: 0x01, subTree: 0x02 } as const;
const DEEPEST = 32;
/** Offsets within the description of a tree. */
const Tree = { depth: 6, root: 40, size: 48 } as const;
/** Offsets within a meta page. */
const Meta = {
  magic: HEADER,
  version: HEADER + 4,
  trees: HEADER + 24,
  lastPage: HEADER + 120,
  transaction: HEADER + 128,
} as const;

export class DamagedFile extends Error {}

/** Checks the data file of a folder. @throws DamagedFile */
export function checkFile(folder: string): void {
  const path = join(folder, 'data.mdb');
  if (!existsSync(path)) return;
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    if (size > 0) new FileCheck(file, size).run();
  } finally {
    closeSync(file);
  }
}

function damaged(what: string): DamagedFile {
  return new DamagedFile(what);
}

class FileCheck {
  readonly #file: number;
  readonly #size: number;
  #pageSize = 4096;
  #seen = new Uint8Array(0);

  constructor(file: number, size: number) {
    this.#file = file;
    this.#size = size;
  }

  run(): void {
    const meta = this.#latestMeta();
    this.#seen = new Uint8Array(Math.ceil(this.#size / this.#pageSize));
    this.#checkTree(meta, Meta.trees);
    this.#checkTree(meta, Meta.trees + Tree.size);
  }

  #latestMeta(): Buffer {
    const first = this.#readMeta(0);
    if (!first) throw damaged('the header is not one of a database');
    this.#pageSize = first.readUInt32LE(Meta.trees);
    if (![4096, 8192, 16384, 32768, 65536].includes(this.#pageSize)) throw damaged('the page size is wrong');
    const second = this.#readMeta(this.#pageSize);
    if (!second) throw damaged('the second header is not one of a database');
    const newer = second.readBigUInt64LE(Meta.transaction) > first.readBigUInt64LE(Meta.transaction);
    return newer ? second : first;
  }

  #readMeta(position: number): Buffer | undefined {
    const page = this.#read(position, 512);
    if (page.readUInt16LE(18) !== Flag.meta) return undefined;
    if (page.readUInt32LE(Meta.magic) !== MAGIC || page.readUInt32LE(Meta.version) !== VERSION)
      return undefined;
    return page;
  }

  #read(position: number, length: number): Buffer {
    const buffer = Buffer.allocUnsafe(length);
    if (position + length > this.#size || readSync(this.#file, buffer, 0, length, position) !== length) {
      throw damaged('the file is shorter than it should be');
    }
    return buffer;
  }

  /** Checks the tree whose description starts at `at`. */
  #checkTree(description: Buffer, at: number): void {
    const depth = description.readUInt16LE(at + Tree.depth);
    const root = description.readBigUInt64LE(at + Tree.root);
    if (root === 0xffffffffffffffffn) return;
    if (depth === 0 || depth > DEEPEST) throw damaged('a tree has an impossible depth');
    this.#checkPage(Number(root), depth);
  }

  #checkPage(number: number, depth: number): void {
    if (this.#seen[number] !== 0) throw damaged(`page ${number} is out of place`);
    this.#seen[number] = 1;
    const page = this.#read(number * this.#pageSize, this.#pageSize);
    const lower = page.readUInt16LE(20);
    const upper = page.readUInt16LE(22);
    const expected = depth > 1 ? Flag.branch : Flag.leaf;
    const fits = lower <= upper && upper <= this.#pageSize - HEADER;
    if (page.readUIntLE(0, 6) !== number || page.readUInt16LE(18) !== expected || !fits) {
      throw damaged(`page ${number} is not what it should be`);
    }
    for (let entry = 0; entry < lower; entry += 2) {
      this.#checkNode(page, page.readUInt16LE(HEADER + entry), upper, depth, number);
    }
  }

  #checkNode(page: Buffer, offset: number, upper: number, depth: number, number: number): void {
    const node = HEADER + offset;
    if (offset < upper || node + 8 > page.length) throw damaged(`page ${number} has a wrong entry`);
    const size = page.readUInt32LE(node);
    const flags = page.readUInt16LE(node + 4);
    const data = node + 8 + page.readUInt16LE(node + 6);
    if (data > page.length) throw damaged(`page ${number} has a wrong key`);
    if (depth > 1) {
      this.#checkPage(size + flags * 2 ** 32, depth - 1);
    } else if (flags & Flag.bigData) {
      if (data + 8 > page.length) throw damaged(`page ${number} has a wrong entry`);
      const end = page.readUIntLE(data, 6) * this.#pageSize + HEADER + size;
      if (end > this.#size) throw damaged('the file is shorter than it should be');
    } else {
      if (data + size > page.length) throw damaged(`page ${number} has a wrong value`);
      if (flags & Flag.subTree) this.#checkTree(page, data);
    }
  }
}
