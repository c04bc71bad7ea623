import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { StoreName } from '../storage/keys/keyspace';
import { isKeyIntact, unseal } from './checksum';
import { DamagedFile, LmdbFile } from './lmdb-file';
import { Meta, Tree } from './lmdb-layout';
import { type StoredEntry, TreeCheck } from './tree-check';

/** The name of the data file in its folder. */
export const DATA_FILE = 'data.mdb';

/** An entry whose checksum does not match. */
export interface DamagedEntry {
  store: StoreName;
  key: Buffer;
  /** With its checksums, as stored. */
  sealed: Buffer;
}

/** What a file contains. */
export interface FileReport {
  entries: number;
  intact: number;
  damaged: DamagedEntry[];
  /** The catalogue, as stored: what names the collections and indexes of damaged entries. */
  catalogue: { key: Buffer; value: Buffer }[];
}

const STORES: ReadonlySet<string> = new Set(['documents', 'indexes', 'meta']);

/** Whether the folder has a data file with anything in it. */
export function hasData(folder: string): boolean {
  const path = join(folder, DATA_FILE);
  return existsSync(path) && statSync(path).size > 0;
}

/**
 * Walks the trees of a folder's data file before it is opened: LMDB maps the file into memory and trusts it, so that a
 * damaged page would kill the process with a signal instead of a message. Compares each entry with its checksum.
 * @throws DamagedFile if the structure is damaged
 */
export function checkFile(folder: string): FileReport {
  const file = new LmdbFile(join(folder, DATA_FILE));
  try {
    const report: FileReport = { entries: 0, intact: 0, damaged: [], catalogue: [] };
    const meta = file.latestMeta();
    const check = new TreeCheck(file, (entry) => addEntry(report, entry));
    check.checkMain(meta, Meta.trees + Tree.size);
    check.checkFree(meta, Meta.trees, Number(meta.readBigUInt64LE(Meta.lastPage)));
    return report;
  } finally {
    file.close();
  }
}

function addEntry(report: FileReport, { store, key, value: sealed }: StoredEntry): void {
  if (!isStore(store)) throw new DamagedFile('an unknown tree');
  report.entries++;
  const value = unseal(store, key, sealed);
  if (!value) {
    report.damaged.push({ store, key, sealed });
    return;
  }
  report.intact++;
  if (store === 'meta') report.catalogue.push({ key, value });
}

function isStore(name: string): name is StoreName {
  return STORES.has(name);
}

/** The entries that are damaged beyond naming a document: without them the data cannot be found or trusted. */
export function essentialDamage(report: FileReport): DamagedEntry | undefined {
  return report.damaged.find(({ store, key, sealed }) => store !== 'documents' || !isKeyIntact(key, sealed));
}
