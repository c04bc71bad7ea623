import { describe, expect, it } from 'vitest';
import { Collation } from '../../src/collation/collation';
import { parseCollation } from '../../src/collation/parse';

describe('the keys of texts in an index', () => {
  const LETTERS = [...'aAáÁäÄåÅæÆbcCçdđDeéèføöØoOœłlLßsSıiIİzZ0 1-_.アあｱAａñnN'];
  const TEXTS = [
    ...LETTERS,
    ...['ss', 'SS', 'ae', 'Ae', 'oe', 'e\u0301', 'straße', 'STRASSE', '01', '1', ''],
  ];

  it.each([
    { locale: 'en', strength: 1 },
    { locale: 'en', strength: 2 },
    { locale: 'en', strength: 3 },
    { locale: 'en', strength: 1, caseLevel: true },
    { locale: 'sv', strength: 1 },
    { locale: 'de', strength: 2 },
    { locale: 'tr', strength: 2 },
    { locale: 'en', strength: 2, numericOrdering: true },
  ])('are the same if and only if the texts are equal: %j', (spec) => {
    const parsed = parseCollation(spec);
    expect(parsed).toBeInstanceOf(Collation);
    for (const a of TEXTS) {
      for (const b of TEXTS) {
        const isSame = parsed?.indexed(a) === parsed?.indexed(b);
        expect(isSame, `${a} and ${b}`).toBe(parsed?.compare(a, b) === 0);
      }
    }
  });
});
