import { expect, it } from 'vitest';
import { standing } from './return-standing';

const RETURN = { code: 'R1', at: '2026-11-20T00:00:00Z', received_at: null, lines: [] };
const SETTLED = { settled_at: '2026-11-24T00:00:00Z', can_withdraw: false, is_refunded_before: false };

it.each([
  ['requested', null, /^Asked for on .*waiting for your parcel/],
  ['arrived', null, /has arrived/],
  ['declined', 'opened', /^Declined on .*: It was opened or used\. Please call us/],
  ['declined', 'of another release', /^Declined on [^:]*\. Please call us/],
  ['withdrawn', null, /^Withdrawn on /],
] as const)('a return that was %s (%s) says so', (state, decline_reason, words) => {
  expect(standing({ ...RETURN, ...SETTLED, state, decline_reason })).toMatch(words);
});

it('says of a return that was refunded before that no money comes again', () => {
  const received = {
    ...RETURN,
    ...SETTLED,
    state: 'received' as const,
    received_at: '2026-11-24T00:00:00Z',
    decline_reason: null,
  };
  expect(standing(received)).toMatch(/^Received and refunded on /);
  expect(standing({ ...received, is_refunded_before: true })).toMatch(
    /^Received on [^.]*\. It was refunded before\.$/,
  );
});
