import type { StoreName } from '../storage/keys/keyspace';

/** Records per page of marks. */
const PAGE = 2 ** 15;

/**
 * Which stored documents have been compared with their checksums and not written since, one bit each. Comparing costs
 * as much as a tenth of a read; `clear` makes each document be compared again at its next read.
 */
export class CheckedRecords {
  readonly #pages = new Map<number, Uint32Array>();

  /** Whether the entry under the key has been compared. */
  has(store: StoreName, key: Buffer): boolean {
    if (store !== 'documents') return false;
    const record = recordIn(key);
    const page = this.#pages.get(pageOf(key, record));
    return page !== undefined && ((page[(record % PAGE) >>> 5] as number) & (1 << (record & 31))) !== 0;
  }

  add(store: StoreName, key: Buffer): void {
    if (store !== 'documents') return;
    const record = recordIn(key);
    const number = pageOf(key, record);
    let page = this.#pages.get(number);
    if (!page) {
      page = new Uint32Array(PAGE / 32);
      this.#pages.set(number, page);
    }
    const word = (record % PAGE) >>> 5;
    page[word] = (page[word] as number) | (1 << (record & 31));
  }

  /** Called when the entry under the key changes. */
  delete(store: StoreName, key: Buffer): void {
    if (store !== 'documents') return;
    const record = recordIn(key);
    const page = this.#pages.get(pageOf(key, record));
    const word = (record % PAGE) >>> 5;
    if (page) page[word] = (page[word] as number) & ~(1 << (record & 31));
  }

  clear(): void {
    this.#pages.clear();
  }
}

const recordIn = (key: Buffer): number => key.readUIntBE(4, 6);

/** The number of a page of marks, unique for any collection with up to 2^36 records. */
function pageOf(key: Buffer, record: number): number {
  return key.readUInt32BE(0) * 2 ** 21 + Math.floor(record / PAGE);
}
