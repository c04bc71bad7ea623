import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { promote, rollback, setCanary } from '../../src/releases/pointer';
import { previewPromotion } from '../../src/releases/preview';
import { readRegistry } from '../../src/releases/read-registry';
import { readRelease } from '../../src/releases/registry-file';
import type { ReleaseRecord } from '../../src/releases/types';
import { NO_FRAGMENT, openTwoSquads } from './two-squads';

const REASON = 'mf-cart/src/price.ts:1 does not compile: A is not B. (TS2322)';

let squads: Awaited<ReturnType<typeof openTwoSquads>>;
let folder: string;

/** Stores a release of mf-cart whose gates gave these reasons against it. */
function storeRefused(id: string, reasons: string[]): void {
  squads.store('mf-cart', id, { fills: ['card.action'] });
  const checks: ReleaseRecord['checks'] = {
    at: '2026-11-24T00:00:00Z',
    reasons,
    gates: [{ name: 'types', seconds: 2, isRemembered: false }],
    tests: { files: 2, tests: 9, run: 1 },
    sizes: { app: 500 },
  };
  const record = { ...readRelease('mf-cart', id, folder), checks };
  writeFileSync(join(folder, 'mf-cart', id, 'release.json'), JSON.stringify(record));
}

beforeEach(async () => {
  squads = await openTwoSquads();
  ({ folder } = squads);
});
afterEach(() => squads.remove());

describe('a release that its gates refused', () => {
  it('is not promoted and no canary, without a reason', async () => {
    storeRefused('1-b', [REASON]);
    await expect(promote('mf-cart', '1-b', folder)).rejects.toThrow(REASON);
    await expect(setCanary('mf-cart', '1-b', 0.1, folder)).rejects.toThrow(REASON);
    await promote('mf-cart', '1-b', folder, 'the type is wrong upstream');
    expect(squads.audit().at(-1)).toMatchObject({ forced: 'the type is wrong upstream', losses: [REASON] });
  });

  it('can be returned to without a reason once it was current', async () => {
    storeRefused('1-b', [REASON]);
    await promote('mf-cart', '1-b', folder, 'the type is wrong upstream');
    storeRefused('1-c', []);
    await promote('mf-cart', '1-c', folder);
    await rollback('mf-cart', undefined, folder);
    expect(squads.current('mf-cart')).toBe('1-b');
    expect(squads.audit().at(-1)).not.toHaveProperty('forced');
  });

  it('keeps its record to itself: the registry goes into every document', async () => {
    storeRefused('1-b', []);
    await promote('mf-cart', '1-b', folder);
    expect(readRegistry(folder).remotes['mf-cart']?.current).not.toHaveProperty('checks');
  });
});

describe('before a release is built', () => {
  it('everything is known that would refuse its promotion, and nothing is changed', async () => {
    squads.store('mf-cart', '1-b', { routes: ['/products/:id'] });
    expect(await previewPromotion(readRelease('mf-cart', '1-b', folder), folder)).toEqual([
      'Route /products/:id is claimed by mf-catalog and by mf-cart',
      NO_FRAGMENT,
    ]);
    expect(squads.current('mf-cart')).toBe('1-a');
  });
});
