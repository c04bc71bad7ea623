import { describe, expect, it } from 'vitest';
import { snippet } from './snippet';
import { tokenise } from './tokens';

const TEXT =
  'One capsule a day with food. Contains magnesium glycinate and zinc, which are gentle on the stomach.';
const cut = (query: string, words: number, text = TEXT) => {
  const tokens = tokenise(query);
  const terms = new Set(tokens.map(({ term }) => term));
  return snippet(text, tokens, terms, { words, ellipsis: '…', tags: { before: '<em>', after: '</em>' } });
};

describe('a snippet', () => {
  it('is the passage around a match, highlighted', () => {
    expect(cut('zinc', 6)).toEqual({
      value: '…glycinate and <em>zinc</em>, which are gentle…',
      matchLevel: 'full',
    });
  });

  it('starts or ends with the text if the match is near its beginning or end', () => {
    expect(cut('capsule', 3).value).toBe('One <em>capsule</em> a…');
    expect(cut('stomach', 4).value).toBe('…gentle on the <em>stomach</em>.');
    expect(cut('nothing', 2)).toEqual({ value: 'One capsule…', matchLevel: 'none' });
  });

  it('is the whole text if that is short', () => {
    expect(cut('zinc', 10, 'Zinc 30 mg')).toEqual({ value: '<em>Zinc</em> 30 mg', matchLevel: 'full' });
    expect(cut('zinc', 10, '')).toEqual({ value: '', matchLevel: 'none' });
  });
});
