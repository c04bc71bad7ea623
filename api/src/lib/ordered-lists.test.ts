import { describe, expect, it } from 'vitest';
import { spanFilter } from './ordered-lists';

const at = (day: number) => new Date(Date.UTC(2026, 11, day));
const span = { from: at(1), until: at(10) };

describe('a span of a list, newest first', () => {
  it.each([
    ['within it', at(7), at(7)],
    ['beyond its end, as that of a merged list', at(20), at(10)],
  ])('ends at its own end or at the place: %s', (_what, place, last) => {
    const filter = spanFilter<{ due: Date }>('due', span, { newest: true, after: { at: place, _id: 'x' } });
    expect(filter.due).toEqual({ $gt: at(1), $lte: last });
  });
});
