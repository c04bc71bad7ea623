import { describe, expect, it } from 'vitest';
import { findCopies } from '../../src/single-source/rule';
import { savings } from '../../src/single-source/savings';
import { files } from './files';

describe('savings', () => {
  it('are counted and struck through in one place', () => {
    expect(findCopies(files, savings)).toEqual([]);
  });

  it.each([
    ['mf-catalog/src/features/home/Deal.tsx', '<b>{percent}% OFF</b>'],
    ['api/src/domains/mail/templates/deal.ts', `const words = \`\${percent}% off\`;`],
    ['mf-cart/src/features/lines/Was.tsx', 'RRP <s>{formatCents(rrp)}</s>'],
    ['mf-header/src/features/search/model/hit.ts', 'const saved = (rrp - price) / rrp;'],
    ['api/src/search/records/card.ts', 'Math.round(100 * (was - now) / originalPrice)'],
  ])('are reported in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], savings)).toEqual([expect.stringMatching(/savings: .*`shownPrice`/)]);
  });
});
