import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startEmbeddedMongo } from '../../src/index';
import { useFilledFolder } from '../support/filled-folder';
import { runToEnd, useCleanup } from '../support/processes';

const filled = useFilledFolder();
const { folder } = useCleanup();

type Damage = (bytes: Buffer) => Buffer;

describe('a damaged folder', () => {
  const damages: [string, Damage][] = [
    ['text in place of a database', () => Buffer.from('not a database\n'.repeat(2000))],
    ['an overwritten header', (bytes) => bytes.fill(0, 0, 8192)],
    ['half of the file', (bytes) => bytes.subarray(0, bytes.length >> 1)],
    ['the first bytes', (bytes) => bytes.subarray(0, 100)],
    ['zeros after the header', (bytes) => bytes.fill(0, 8192)],
    ['garbage after the header', (bytes) => bytes.fill('garbage ', 8192)],
  ];

  it.each(damages)('with %s is refused in one line', async (_, damage) => {
    const dataDir = filled.copy(damage);
    rmSync(join(dataDir, 'embedded-mongo.json'));
    const error = await startEmbeddedMongo({ dataDir }).catch((failure: Error) => failure);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(
      /^The data folder .* is damaged \(.*\); restore it from a copy, or remove it.*$/,
    );
  });

  it('is refused by the process with exit code 1', async () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'data.mdb'), 'not a database\n'.repeat(2000));
    const ended = await runToEnd(['--data-dir', dataDir]);
    expect(ended).toMatchObject({ code: 1, output: '' });
    expect(ended.errors.trim().split('\n')).toHaveLength(1);
  });
});
