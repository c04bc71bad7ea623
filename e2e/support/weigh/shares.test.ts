import { describe, expect, it } from 'vitest';
import { compressed } from './compressed';
import { cutScript } from './pieces';
import { placeOf, sharesOf } from './shares';

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `word${(from + index) * 7919}`).join('+');

describe('cutScript', () => {
  // Column 0 of each line is the bundler's; modules begin at columns 3 and 8 of the first line and 2 of the second.
  const map = JSON.stringify({
    version: 3,
    sources: ['webpack://mf-cart@1/../shared-ui/src/a.ts', 'webpack://mf-cart@1/./src/b.ts'],
    names: [],
    mappings: 'A,GAAA,KCAA;A,EDAA',
  });
  const script = '0123456789\nabcdef';

  it('attributes every character to its module or to the bundler', () => {
    const pieces = cutScript(script, map);
    expect(pieces.map(({ text }) => text).join('')).toBe(script);
    const of = (end: string) =>
      pieces.flatMap(({ source, text }) => (source.endsWith(end) ? text : [])).join('');
    expect(of('shared-ui/src/a.ts')).toBe('34567cdef');
    expect(of('./src/b.ts')).toBe('89\n');
    expect(pieces.filter(({ source }) => source === '').map(({ text }) => text)).toEqual(['012', 'ab']);
  });
});

describe('placeOf', () => {
  it.each([
    [
      'webpack://saltbush-shell/../node_modules/react-dom/client.js',
      'shell',
      'react-dom',
      'react-dom/client.js',
    ],
    ['webpack://mf-cart@1-2/../node_modules/@a/b/dist/c.js', 'mf-cart', '@a/b', '@a/b/dist/c.js'],
    [
      'webpack://mf-cart@1-2/./src/shared/cart/key.ts',
      'mf-cart',
      'mf-cart/src/shared/cart',
      'mf-cart/src/shared/cart/key.ts',
    ],
    [
      'webpack://mf-cart@1-2/../api/contract/src/brand/a/b.ts',
      'mf-cart',
      'api/contract/src/brand',
      'api/contract/src/brand/a/b.ts',
    ],
    [
      'webpack://saltbush-shell/webpack/runtime/load script',
      'shell',
      'webpack',
      'webpack/runtime/load script',
    ],
    ['', '', 'webpack', 'webpack'],
  ])('%s', (source, build, group, module) => {
    expect(placeOf(source)).toEqual({ build, group, module });
  });
});

describe('sharesOf', () => {
  const pieces = [
    { source: 'large', text: words(0, 400) },
    { source: 'small', text: words(1000, 1050) },
    { source: 'large', text: words(400, 600) },
  ];

  it('gives each module its part of the compressed size', () => {
    const shares = sharesOf(pieces);
    const sum = [...shares.values()].reduce((total, each) => total + each, 0);
    expect(sum).toBeCloseTo(compressed(pieces.map(({ text }) => text).join('')));
    expect(shares.get('large')).toBeGreaterThan(5 * (shares.get('small') ?? 0));
  });

  it('charges little for what a script contains a second time', () => {
    const shares = sharesOf([...pieces, { source: 'copy', text: words(0, 400) }]);
    expect(shares.get('copy')).toBeLessThan((shares.get('small') ?? 0) / 2);
  });
});
