import { describe, expect, it } from 'vitest';
import { Synonyms } from './synonyms';

const synonyms = new Synonyms(`
panadol, panamax > paracetamol
plan b > levonorgestrel emergency
dry skin > body lotion, hand cream
`);

describe('synonyms', () => {
  it('know words and phrases, and prefer the longest', () => {
    expect(synonyms.phraseAt(['panamax', '500mg'], 0)).toEqual({
      length: 1,
      alternatives: [['paracetamol']],
    });
    expect(synonyms.phraseAt(['cream', 'dry', 'skin'], 1)).toEqual({
      length: 2,
      alternatives: [
        ['body', 'lotion'],
        ['hand', 'cream'],
      ],
    });
    expect(synonyms.phraseAt(['plan'], 0)).toBeNull();
  });

  it.each([
    ['misspelt', 'panadole', false],
    ['misspelt', 'pandol', false],
    ['unfinished', 'panad', true],
  ])('know words that are %s: %s', (_kind, word, asPrefix) => {
    expect(synonyms.nearest(word, asPrefix)).toEqual({ entry: 'panadol', alternatives: [['paracetamol']] });
  });

  it.each([
    ['pan', true],
    ['panad', false],
    ['ibuprofen', true],
  ])('do not guess from %s', (word, asPrefix) => {
    expect(synonyms.nearest(word, asPrefix)).toBeNull();
  });
});
