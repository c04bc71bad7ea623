import { checkFile, essentialDamage, type FileReport, hasData } from '../../integrity/check-file';
import { DamagedFile } from '../../integrity/lmdb-file';
import { nameDamage } from '../../integrity/name-damage';
import { catalogueOf } from '../catalog/stored-catalogue';
import { Engine } from '../engine';
import type { EngineOptions } from '../engine-options';
import { hasMarker, writeMarker } from './marker';

/** The first line of an error's message. */
export function message(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}

/**
 * Checks a folder's data before it is opened.
 * @throws DamagedFile if it cannot be used; damaged documents do not prevent that
 */
function checkData(folder: string): { report: FileReport; withoutChecksums: boolean } | undefined {
  if (!hasData(folder)) return undefined;
  const report = checkFile(folder);
  const withoutChecksums = report.entries > 0 && report.intact === 0 && !hasMarker(folder);
  if (withoutChecksums) return { report, withoutChecksums };
  const essential = essentialDamage(report);
  if (essential)
    throw new DamagedFile(
      `${nameDamage(catalogueOf(report.catalogue), undefined, essential)} does not match its checksum`,
    );
  return { report, withoutChecksums };
}

/** Opens the engine; files that LMDB creates are for this user only. */
function openPrivate(folder: string, options: Omit<EngineOptions, 'folder'>): Engine {
  const before = process.umask(0o077);
  try {
    return new Engine({ ...options, folder });
  } finally {
    process.umask(before);
  }
}

/**
 * Opens the engine on a folder whose data was checked.
 * @throws Error with a one-line message if the folder is damaged
 */
export function openEngine(folder: string, options: Omit<EngineOptions, 'folder'>): Engine {
  try {
    const checked = checkData(folder);
    const engine = openPrivate(folder, { ...options, withoutChecksums: checked?.withoutChecksums });
    if (checked?.withoutChecksums) options.log(`Added checksums to the data in ${folder}`);
    else for (const entry of checked?.report.damaged ?? []) engine.reportDamage(entry);
    writeMarker(folder);
    return engine;
  } catch (error) {
    const advice = 'restore it from a copy, or remove it to begin with an empty database';
    const what = error instanceof DamagedFile ? message(error) : `it cannot be opened: ${message(error)}`;
    throw new Error(`The data folder ${folder} is damaged (${what}); ${advice}`);
  }
}
