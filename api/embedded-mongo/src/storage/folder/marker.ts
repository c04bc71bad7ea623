import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FILE, hasData } from '../../integrity/check-file';

/** Tells a folder that has held a database from a new one. */
const NAME = 'embedded-mongo.json';

/** How entries are stored: with checksums. */
const FORMAT = 2;

export function hasMarker(folder: string): boolean {
  return existsSync(join(folder, NAME));
}

export function writeMarker(folder: string): void {
  const content = { format: FORMAT, created: new Date().toISOString() };
  if (!hasMarker(folder)) writeFileSync(join(folder, NAME), `${JSON.stringify(content)}\n`, { mode: 0o600 });
}

/**
 * Makes sure that a database is not mistaken for a new one.
 * @throws Error with a one-line message if the folder has held a database whose data file is missing or empty
 */
export function requireData(folder: string): void {
  if (hasData(folder)) return;
  const isEmptyFile = readdirSync(folder).includes(DATA_FILE);
  if (!isEmptyFile && !hasMarker(folder)) return;
  const what = isEmptyFile ? 'its data file is empty' : 'its data file is missing';
  throw new Error(
    `The data folder ${folder} has lost its data (${what}); restore it from a copy, or remove the folder to begin with an empty database`,
  );
}
