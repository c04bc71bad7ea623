import { DamagedFile } from './lmdb-file';
import { HEADER } from './lmdb-layout';

/** Keys lie from `low` to below `high`. */
export interface Bounds {
  low?: Buffer;
  high?: Buffer;
}

/** An entry of a page. */
export interface Node {
  key: Buffer;
  /** Of the value; in a branch, with `flags`, the number of the child page. */
  size: number;
  flags: number;
  /** Where the value starts in the page. */
  data: number;
}

function damaged(what: string): DamagedFile {
  return new DamagedFile(what);
}

/** Reads the node at an offset of a page. @throws DamagedFile */
export function readNode(page: Buffer, offset: number, upper: number, number: number): Node {
  const node = HEADER + offset;
  if (offset < upper || node + 8 > page.length) throw damaged(`page ${number} has a wrong entry`);
  const data = node + 8 + page.readUInt16LE(node + 6);
  if (data > page.length) throw damaged(`page ${number} has a wrong key`);
  return {
    key: page.subarray(node + 8, data),
    size: page.readUInt32LE(node),
    flags: page.readUInt16LE(node + 4),
    data,
  };
}

/**
 * Checks that keys ascend within the bounds that the page above sets; the first key of a branch stands for the lower bound.
 * @throws DamagedFile
 */
export function checkOrder(nodes: Node[], isBranch: boolean, { low, high }: Bounds, number: number): void {
  let previous = low;
  nodes.forEach(({ key }, i) => {
    if (isBranch && i === 0) return;
    const order = previous ? Buffer.compare(previous, key) : -1;
    // A page may start with its lower bound itself.
    const ascends = order < 0 || (order === 0 && previous === low);
    if (!ascends || (high && Buffer.compare(key, high) >= 0))
      throw damaged(`page ${number} has a key out of order`);
    previous = key;
  });
}
