import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkDataFolder } from '../../src/index';
import { damageText } from '../support/damage-text';
import { useFilledFolder } from '../support/filled-folder';
import { FILLED, withItems } from '../support/folders';
import { ENTRY } from '../support/processes';

const filled = useFilledFolder();

describe('checking a data folder', () => {
  it('finds nothing in an intact one, which may be in the folder db', () => {
    const dataDir = filled.newPath();
    filled.copyTo(join(dataDir, 'db'));
    const report = checkDataFolder(dataDir);
    expect(report).toEqual({ folder: join(dataDir, 'db'), entries: report.entries, findings: [] });
    expect(report.entries).toBeGreaterThan(FILLED * 4);
  });

  it('names every damaged document', () => {
    const dataDir = filled.copy((bytes) => damageText(damageText(bytes, 'item-3'), 'item-9'));
    expect(checkDataFolder(dataDir).findings).toEqual([
      'the document with _id "item-3" of test.items does not match its checksum',
      'the document with _id "item-9" of test.items does not match its checksum',
    ]);
  });

  it('prints a table and exits with 1 if there is damage', () => {
    const dataDir = filled.copy((bytes) => bytes.fill(0, 12_288, 20_480));
    const ended = spawnSync(process.execPath, ['--import', 'tsx', ENTRY, '--check-data', dataDir], {
      encoding: 'utf8',
    });
    expect(ended.status).toBe(1);
    expect(ended.stdout).toMatch(/^Folder {4}.*\nEntries {3}\d+\nFindings {2}\d+\n {7}1 {2}\S.*$/m);
  });

  it('refuses a folder without a database, and one in use', async () => {
    expect(() => checkDataFolder(filled.parent)).toThrow('There is no database in');
    const dataDir = filled.copy();
    await withItems(dataDir, async () => {
      expect(() => checkDataFolder(dataDir)).toThrow('is in use by process');
    });
  });
});
