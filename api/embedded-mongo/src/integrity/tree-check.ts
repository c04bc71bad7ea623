import { DamagedFile, type LmdbFile } from './lmdb-file';
import { Flag, HEADER, Tree } from './lmdb-layout';
import { type Bounds, checkOrder, type Node, readNode } from './tree-nodes';

const DEEPEST = 32;
const NO_PAGE = 0xffffffffffffffffn;

/** An entry of a named tree. */
export interface StoredEntry {
  store: string;
  key: Buffer;
  value: Buffer;
}

/** One tree while it is walked. */
interface Walk {
  /** Undefined for the tree of trees. */
  store: string | undefined;
  ordered: boolean;
  onEntry(key: Buffer, value: Buffer, flags: number): void;
  branchPages: number;
  leafPages: number;
  overflowPages: number;
  entries: number;
}

function damaged(what: string): DamagedFile {
  return new DamagedFile(what);
}

/** Walks the trees of a file and checks that they are as LMDB writes them. */
export class TreeCheck {
  readonly #file: LmdbFile;
  readonly #onEntry: (entry: StoredEntry) => void;
  readonly #seen: Uint8Array;

  constructor(file: LmdbFile, onEntry: (entry: StoredEntry) => void) {
    this.#file = file;
    this.#onEntry = onEntry;
    this.#seen = new Uint8Array(Math.ceil(file.size / file.pageSize));
  }

  /** Checks the tree of the named trees, and them. @throws DamagedFile */
  checkMain(page: Buffer, at: number): void {
    const trees: [string, Buffer][] = [];
    this.#walk(page, at, undefined, 0, (key, value, flags) => {
      if (flags !== Flag.subTree || value.length !== Tree.size) throw damaged('the list of trees is wrong');
      trees.push([key.toString('latin1').replace(/\0$/, ''), value]);
    });
    for (const [store, description] of trees) {
      this.#walk(description, 0, store, 0, (key, value) => this.#onEntry({ store, key, value }));
    }
  }

  /** Checks that no page is in use and in the list of free pages as well. @throws DamagedFile */
  checkFree(page: Buffer, at: number, lastPage: number): void {
    if (this.#seen.lastIndexOf(1) > lastPage) throw damaged('pages after the last one');
    this.#walk(page, at, undefined, Flag.meta, (_key, value) => {
      const count = value.length < 8 ? -1 : Number(value.readBigInt64LE(0));
      if (count < 0 || 8 + count * 8 > value.length) throw damaged('the list of free pages is wrong');
      for (let i = 1; i <= count; i++) {
        const free = Number(value.readBigInt64LE(i * 8));
        if (free > lastPage || this.#seen[free] === 1) throw damaged(`page ${free} is free and in use`);
      }
    });
  }

  #walk(page: Buffer, at: number, store: string | undefined, flags: number, onEntry: Walk['onEntry']): void {
    const depth = page.readUInt16LE(at + Tree.depth);
    const root = page.readBigUInt64LE(at + Tree.root);
    const walk: Walk = {
      store,
      ordered: flags === 0,
      onEntry,
      branchPages: 0,
      leafPages: 0,
      overflowPages: 0,
      entries: 0,
    };
    if (page.readUInt16LE(at + Tree.flags) !== flags) throw damaged('a tree has unknown flags');
    if (root !== NO_PAGE) {
      if (depth === 0 || depth > DEEPEST) throw damaged('a tree has an impossible depth');
      this.#checkPage(Number(root), depth, {}, walk);
    }
    for (const name of ['branchPages', 'leafPages', 'overflowPages', 'entries'] as const) {
      if (page.readBigUInt64LE(at + Tree[name]) !== BigInt(walk[name])) throw damaged('a tree is incomplete');
    }
  }

  #claim(number: number): void {
    if (this.#seen[number] !== 0) throw damaged(`page ${number} is out of place`);
    this.#seen[number] = 1;
  }

  #checkPage(number: number, depth: number, bounds: Bounds, walk: Walk): void {
    this.#claim(number);
    const page = this.#file.readPage(number);
    const [lower, upper] = [page.readUInt16LE(20), page.readUInt16LE(22)];
    const expected = depth > 1 ? Flag.branch : Flag.leaf;
    const fits = lower <= upper && lower % 2 === 0 && upper <= page.length - HEADER;
    if (page.readUIntLE(0, 6) !== number || page.readUInt16LE(18) !== expected || !fits) {
      throw damaged(`page ${number} is not what it should be`);
    }
    const nodes: Node[] = [];
    for (let entry = 0; entry < lower; entry += 2) {
      nodes.push(readNode(page, page.readUInt16LE(HEADER + entry), upper, number));
    }
    if (walk.ordered) checkOrder(nodes, depth > 1, bounds, number);
    if (depth > 1) this.#checkBranch(nodes, depth, bounds, walk);
    else this.#checkLeaf(page, nodes, number, walk);
  }

  #checkBranch(nodes: Node[], depth: number, bounds: Bounds, walk: Walk): void {
    walk.branchPages++;
    nodes.forEach(({ size, flags, key }, i) => {
      const low = i === 0 ? bounds.low : key;
      const high = nodes[i + 1]?.key ?? bounds.high;
      this.#checkPage(size + flags * 2 ** 32, depth - 1, { low, high }, walk);
    });
  }

  #checkLeaf(page: Buffer, nodes: Node[], number: number, walk: Walk): void {
    walk.leafPages++;
    walk.entries += nodes.length;
    for (const { key, size, flags, data } of nodes) {
      if (flags === Flag.bigData) walk.onEntry(key, this.#overflow(page, data, size, number, walk), flags);
      else if (flags !== 0 && flags !== Flag.subTree) throw damaged(`page ${number} has a wrong entry`);
      else if (data + size > page.length) throw damaged(`page ${number} has a wrong value`);
      else walk.onEntry(key, page.subarray(data, data + size), flags);
    }
  }

  /** Reads a value that has pages of its own. */
  #overflow(page: Buffer, data: number, size: number, number: number, walk: Walk): Buffer {
    if (data + 8 > page.length) throw damaged(`page ${number} has a wrong entry`);
    const first = page.readUIntLE(data, 6);
    const pages = Math.ceil((HEADER + size) / this.#file.pageSize);
    const start = first * this.#file.pageSize;
    const header = this.#file.read(start, HEADER);
    const known = header.readUIntLE(0, 6) === first && header.readUInt16LE(18) === Flag.overflow;
    if (!known || header.readUInt32LE(20) !== pages) throw damaged(`page ${first} is not what it should be`);
    for (let i = 0; i < pages; i++) this.#claim(first + i);
    walk.overflowPages += pages;
    return this.#file.read(start + HEADER, size);
  }
}
