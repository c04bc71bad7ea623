import { expect, it } from 'vitest';
import { interference } from '../../src/single-source/interference';
import { readSources } from '../../src/single-source/read-sources';
import { findCopies } from '../../src/single-source/rule';

it('browser tests end their interference with requests in one place', () => {
  expect(findCopies(readSources(['e2e']), interference)).toEqual([]);
});

it.each(['await page.unroute(CHUNKS);', "await context.unrouteAll({ behavior: 'wait' });"])(
  'is reported: %s',
  (text) => {
    expect(findCopies([{ path: 'e2e/tests/outages/search-panel.spec.ts', text }], interference)).toEqual([
      expect.stringMatching(/interference: .*use `interfere`/),
    ]);
  },
);
