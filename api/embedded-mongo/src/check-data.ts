import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkFile, DATA_FILE, type FileReport, hasData } from './integrity/check-file';
import { DamagedFile } from './integrity/lmdb-file';
import { nameDamage } from './integrity/name-damage';
import { catalogueOf } from './storage/catalog/stored-catalogue';
import { lockFolder } from './storage/folder/lock';
import { hasMarker, requireData } from './storage/folder/marker';

/** The result of checking a data folder. */
export interface DataReport {
  folder: string;
  /** Entries compared with their checksums. */
  entries: number;
  /** What is damaged, one line each. */
  findings: string[];
}

/**
 * Checks the data file of a folder, or of its folder `db`, without changing it.
 * @throws Error with a one-line message if there is no database, or a process uses it
 */
export function checkDataFolder(path: string): DataReport {
  const inner = join(resolve(path), 'db');
  const folder = existsSync(inner) ? inner : resolve(path);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`);
  requireData(folder);
  if (!hasData(folder)) throw new Error(`There is no database in ${folder}: it has no ${DATA_FILE}`);
  const { unlock } = lockFolder(folder);
  try {
    return { folder, ...check(folder) };
  } finally {
    unlock();
  }
}

function check(folder: string): Omit<DataReport, 'folder'> {
  try {
    const report = checkFile(folder);
    return { entries: report.entries, findings: findingsOf(report, folder) };
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    return { entries: 0, findings: [`the structure of ${DATA_FILE}: ${error.message}`] };
  }
}

function findingsOf(report: FileReport, folder: string): string[] {
  const isOld = report.entries > 0 && report.intact === 0 && !hasMarker(folder);
  if (isOld) return ['entries have no checksums yet; they get them when the database is started'];
  const collections = catalogueOf(report.catalogue);
  return report.damaged.map(
    (entry) => `${nameDamage(collections, undefined, entry)} does not match its checksum`,
  );
}

/** Prints a report as a table and returns the exit code: 0 if nothing is damaged, else 1. */
export function printReport(
  { folder, entries, findings }: DataReport,
  print: (line: string) => void,
): number {
  print(`Folder    ${folder}`);
  print(`Entries   ${entries}`);
  print(`Findings  ${findings.length === 0 ? 'none' : findings.length}`);
  findings.forEach((finding, i) => {
    print(`${String(i + 1).padStart(8)}  ${finding}`);
  });
  return findings.length === 0 ? 0 : 1;
}
