import { describe, expect, it } from 'vitest';
import { readReport } from './journeys';
import type { Verdict } from './mixtures';
import { formatLook, formatRow, hasFailed } from './table';

const verdict = (changes: Partial<Verdict>): Verdict => ({
  ...{ platform: 'new', releases: 'old', exchanged: null, refused: [] },
  walked: { passed: 19, failed: [] },
  ...changes,
});

describe('a row of the table of mixtures', () => {
  it.each<[string, Partial<Verdict>, string, boolean]>([
    ['walked without a fault', {}, '| new | old | none | 19 passed |', false],
    [
      'refused by a gate, which no shopper meets',
      { exchanged: 'mf-cart', refused: ['no page for /offers'], walked: null },
      '| new | old | mf-cart new | refused: no page for /offers |',
      false,
    ],
    [
      'walked with a fault',
      { releases: 'new', exchanged: 'mf-cart', walked: { passed: 2, failed: ['buys', 'pays'] } },
      '| new | new | mf-cart old | 2 passed, FAILED: buys; pays |',
      true,
    ],
    [
      'of a remote that did not change',
      { exchanged: 'mf-cart', walked: null },
      '| new | old | mf-cart new | the same release |',
      false,
    ],
  ])('is one that was %s', (_name, changes, row, failed) => {
    expect(formatRow(verdict(changes))).toBe(row);
    expect(hasFailed(verdict(changes))).toBe(failed);
  });
});

it('counts the journeys of a report that ran, in files and groups', () => {
  const ran = [{ results: [{}] }];
  const report = {
    suites: [
      {
        specs: [{ title: 'buys', ok: true, tests: ran }],
        suites: [
          {
            specs: [
              {
                title: 'pays',
                ok: false,
                tests: [{ results: [{ errors: [{ message: 'No card\n at pay' }] }] }],
              },
              { title: 'left out', ok: true, tests: [{ results: [] }] },
            ],
          },
        ],
      },
    ],
  };
  expect(readReport(report)).toEqual({ passed: 1, failed: ['pays: No card'] });
});

it('shows a look at stored data with a line for each fault', () => {
  expect(formatLook({ what: 'pages of priya', count: 21, faults: [] })).toBe('| pages of priya | 21 | ok |');
  expect(formatLook({ what: 'pages of tom', count: 2, faults: ['/cart: 500', '/user: 503'] })).toBe(
    '| pages of tom | 2 | FAILED: 2 |\n  /cart: 500\n  /user: 503',
  );
});
