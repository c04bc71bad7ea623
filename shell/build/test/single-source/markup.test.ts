import { describe, expect, it } from 'vitest';
import { inlineStyles } from '../../src/single-source/inline-styles';
import { findCopies } from '../../src/single-source/rule';
import { trustedSinks } from '../../src/single-source/sinks';
import { files } from './files';

describe('scripts and HTML', () => {
  it('are made from text in one place', () => {
    expect(findCopies(files, trustedSinks)).toEqual([]);
  });

  it.each([
    ['mf-catalog/src/pages/product/index.tsx', '<div dangerouslySetInnerHTML={{ __html: text }} />'],
    ['shared-ui/src/design/components/RichText/RichText.tsx', 'element.innerHTML = text;'],
    ['shell/src/remotes.ts', "const script = document.createElement('script');"],
    ['mf-cart/src/index.ts', "trustedTypes.createPolicy('default', rules);"],
  ])('are reported in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], trustedSinks)).toEqual([
      expect.stringMatching(/trusted-sinks: .*`parseHtml` of shared-ui\/src\/html/),
    ]);
  });
});

describe('styles', () => {
  it('are in style sheets', () => {
    expect(findCopies(files, inlineStyles)).toEqual([]);
  });

  it.each([
    ['mf-cart/src/pages/cart/index.tsx', '<div style={{ gap: 4 }} />'],
    ['shared-ui/src/design/components/Text/Text.tsx', '    const look: CSSProperties = { width };'],
    ['mf-catalog/src/features/home/components/Hero.tsx', "createElement('div', { style: { width } })"],
    ['shell/server/documents/document.ts', 'return `<div style="color:red">`;'],
    ['shell/src/reveal.ts', "element.setAttribute('style', 'display:none');"],
  ])('are reported in %s if in an attribute: %s', (path, text) => {
    expect(findCopies([{ path, text }], inlineStyles)).toEqual([
      expect.stringMatching(/inline-styles: .*style-src-attr.*use a class of the CSS module/),
    ]);
  });

  it.each([
    ['shell/server/failure-page.ts', '<style nonce="x">body{margin:0}</style>'],
    [
      'mf-header/src/features/account/components/AccountMenuPanel.tsx',
      "panel.style.setProperty('max-height', '1px');",
    ],
    ['mf-cart/src/pages/cart/index.tsx', "new Intl.NumberFormat('en-AU', { style: 'currency' })"],
  ])('may be written in %s as %s', (path, text) => {
    expect(findCopies([{ path, text }], inlineStyles)).toEqual([]);
  });
});
