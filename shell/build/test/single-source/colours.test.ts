import { colours } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { brandColours, untokenisedColours } from '../../src/single-source/colours';
import { findCopies } from '../../src/single-source/rule';
import { files } from './files';

describe('colours', () => {
  it('are tokens everywhere', () => {
    expect(findCopies(files, brandColours)).toEqual([]);
    expect(findCopies(files, untokenisedColours)).toEqual([]);
  });

  it.each([
    ['api/src/domains/mail/templates/layout.ts', `const BUTTON = 'background:${colours.brand}';`],
    ['shell/server/documents/document.ts', '<meta name="theme-color" content="#083F36">'],
    ['mf-journey/src/features/program/components/HeroPicture.tsx', '<circle fill="#C9E265" />'],
    ['mf-cart/src/pages/cart/cart.module.css', '    background: #ffffff;'],
    ['api/seed/pictures/icons.ts', "const STYLE = '<style>svg{stroke:#0b5d4e}</style>';"],
  ])('of the brand are reported in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], brandColours)).toEqual([
      expect.stringMatching(/brand-colours: .*defined in api\/contract\/src\/brand\/colours\.ts$/),
    ]);
  });

  it('without a token are reported, except in illustrations', () => {
    const text = '    color: #1d5c45;';
    expect(
      findCopies([{ path: 'mf-cart/src/pages/cart/cart.module.css', text }], untokenisedColours),
    ).toHaveLength(1);
    const picture = 'mf-journey/src/features/program/components/HeroPicture.tsx';
    expect(findCopies([{ path: picture, text }], untokenisedColours)).toEqual([]);
    const anchor = '<a href="#Returns">It&#39;s here</a>';
    expect(findCopies([{ path: 'mf-cart/src/index.tsx', text: anchor }], untokenisedColours)).toEqual([]);
  });
});
