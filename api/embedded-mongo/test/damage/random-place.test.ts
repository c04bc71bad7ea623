import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkReads } from '../support/checked-reads';
import { useFilledFolder } from '../support/filled-folder';
import { withItems } from '../support/folders';
import { type Random, random } from '../support/random';

const filled = useFilledFolder();

type Damage = (bytes: Buffer, at: number, next: Random) => void;

const DAMAGES: [string, Damage][] = [
  ['one bit', (bytes, at, next) => bytes.writeUInt8((bytes[at] ?? 0) ^ (1 << next(8)), at)],
  ['one byte', (bytes, at, next) => bytes.writeUInt8((bytes[at] ?? 0) ^ (1 + next(255)), at)],
  ['16 bytes', (bytes, at, next) => bytes.fill(next(256), at, at + 16)],
  ['a sector', (bytes, at) => bytes.fill(0, at - (at % 512), at - (at % 512) + 512)],
];

describe('damage at a random place of the data file', () => {
  it.each(DAMAGES)(
    'of %s never yields wrong data',
    async (name, damage) => {
      const next = random(name.length);
      let refused = 0;
      for (let round = 0; round < 60; round++) {
        let at = 0;
        const dataDir = filled.copy((bytes) => {
          // Every third time among the headers and the trees.
          at = next(round % 3 === 0 ? 16_384 : bytes.length - 16);
          damage(bytes, at, next);
          return bytes;
        });
        const label = `${name} at ${at}`;
        try {
          await withItems(dataDir, (items) => checkReads(items, label));
        } catch (error) {
          const { message } = error as Error;
          if (!message.startsWith('The data folder')) throw error;
          expect(message, label).toMatch(/^The data folder \S+ is damaged \(.*\); restore it from a copy.*$/);
          refused++;
        }
        rmSync(dataDir, { recursive: true });
      }
      expect(refused).toBeGreaterThan(0);
    },
    60_000,
  );
});
