import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useFilledFolder } from '../support/filled-folder';
import { withItems } from '../support/folders';

const filled = useFilledFolder();
const mode = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const FILES = ['data.mdb', 'lock.mdb', 'embedded-mongo.json', 'embedded-mongo.lock', 'data.mdb.copy'];

describe('files and folders', () => {
  it('belong to their owner alone, also where they did not before', async () => {
    const dataDir = filled.copy();
    writeFileSync(join(dataDir, 'data.mdb.copy'), '', { mode: 0o644 });
    await withItems(dataDir, async () => {
      expect(mode(dataDir)).toBe('700');
      for (const name of FILES) expect(mode(join(dataDir, name)), name).toBe('600');
    });
  });
});
