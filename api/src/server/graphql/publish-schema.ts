import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { readSchemaText } from './schema-text';

/**
 * Writes the schema that this api serves into the folder of releases, where the next promotion is checked against it.
 * Readers see the old or the new text, never a part. Without such a folder, or where it cannot be written, nothing changes.
 */
export function publishSchema(releases: string, log: Pick<Logger, 'warn'>): void {
  if (!existsSync(releases)) return;
  const folder = join(releases, 'platform');
  const path = join(folder, 'schema.graphql');
  const text = readSchemaText();
  try {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${path}.${process.pid}`, text);
    renameSync(`${path}.${process.pid}`, path);
  } catch (error) {
    log.warn({ err: error }, 'Could not publish the schema; releases are checked against an older one');
  }
}
