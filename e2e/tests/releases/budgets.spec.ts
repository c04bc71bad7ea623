import { readRegistry, readRelease } from '@saltbush/build';
import { findExcess, readBudget, sizesOf } from '../../../shell/build/src/gates/sizes';
import { expect, test } from '../../support/test';

const RELEASES_DIR = process.env.SHOP_RELEASES_DIR ?? '';
test.skip(!RELEASES_DIR, 'The files of a shop that runs elsewhere are not at hand');

test('each page and fragment of every remote stays within the budget of its release', () => {
  const remotes = Object.values(readRegistry(RELEASES_DIR).remotes);
  expect(remotes.length).toBeGreaterThan(5);
  const excess = remotes.flatMap(({ current: { remote, id } }) =>
    findExcess(remote, sizesOf(readRelease(remote, id, RELEASES_DIR), RELEASES_DIR), readBudget(remote)),
  );
  expect(excess).toEqual([]);
});
