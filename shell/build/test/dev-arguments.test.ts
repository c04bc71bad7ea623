import { describe, expect, it } from 'vitest';
import { readArguments } from '../commands/dev/dev';

describe('npm run dev', () => {
  it('takes remotes, and a shop that runs elsewhere', () => {
    expect(readArguments(['mf-cart', 'mf-header'])).toEqual({
      remotes: ['mf-cart', 'mf-header'],
      shop: null,
    });
    expect(readArguments(['mf-cart', '--shop', 'https://shop.example/cart'])).toEqual({
      remotes: ['mf-cart'],
      shop: 'https://shop.example',
    });
  });

  it('refuses what is neither, with its usage', () => {
    for (const words of [
      [],
      ['mf-nothing'],
      ['mf-cart', '--shop'],
      ['mf-cart', '--shop', 'shop'],
      ['--shop', 'https://a.b'],
    ])
      expect(() => readArguments(words)).toThrow(/^Usage: npm run dev -- /);
  });
});
