import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startEmbeddedMongo } from '../../src/index';
import { useFilledFolder } from '../support/filled-folder';

const filled = useFilledFolder();

describe('a folder that has held a database', () => {
  const advice = 'restore it from a copy, or remove the folder to begin with an empty database';

  it('is refused without its data file', async () => {
    const dataDir = filled.copy();
    rmSync(join(dataDir, 'data.mdb'));
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(
      `The data folder ${dataDir} has lost its data (its data file is missing); ${advice}`,
    );
  });

  it('is refused with an empty data file', async () => {
    const dataDir = filled.copy();
    truncateSync(join(dataDir, 'data.mdb'));
    const message = `The data folder ${dataDir} has lost its data (its data file is empty); ${advice}`;
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(message);
    rmSync(join(dataDir, 'embedded-mongo.json'));
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(message);
  });
});
