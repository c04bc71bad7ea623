import { expect, it } from 'vitest';
import { searchTokensOf, tokenOf, wordsOf } from './search-tokens';

it('normalises words to lower case without accents and punctuation', () => {
  expect(wordsOf('  Crème brûlée, 2-layer! ')).toEqual(['creme', 'brulee', '2', 'layer']);
  expect(wordsOf('.*$ {}')).toEqual([]);
});

it('finds words by their prefixes', () => {
  expect(searchTokensOf('Fig fig jam')).toEqual(['f', 'fi', 'fig', 'j', 'ja', 'jam']);
  expect(searchTokensOf('extraordinarily').at(-1)).toBe(tokenOf('extraordinarily'));
});
