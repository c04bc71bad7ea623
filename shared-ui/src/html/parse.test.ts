import { HTML_ATTACKS } from '@saltbush/contract/html-attacks';
import { describe, expect, it } from 'vitest';
import type { HtmlNode } from './node';
import * as browser from './parse.browser';
import * as server from './parse.server';

/** Nodes as plain data, with the attributes permitted in rich text. */
const dataOf = (nodes: readonly HtmlNode[]): unknown[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? node
      : [node.tag, node.attribute('href'), node.attribute('id'), dataOf(node.children)],
  );

// Browsers parse a template's <noscript> as elements, jsdom as text; e2e/tests/documents/html-parsers.spec.ts covers browsers.
const attacks = HTML_ATTACKS.filter((html) => !html.includes('<noscript>'));

describe('parseHtml', () => {
  it.each(attacks)('parses %s to the same nodes on server and browser', (html) => {
    expect(dataOf(browser.parseHtml(html))).toEqual(dataOf(server.parseHtml(html)));
    expect(browser.plainText(html)).toBe(server.plainText(html));
  });

  it('executes and loads nothing while parsing', () => {
    browser.parseHtml('<img src=x onerror="attacked = true"><script>attacked = true</script>');
    expect('attacked' in globalThis).toBe(false);
  });

  it('ignores elements nested deeper than any text needs', () => {
    const deep = `${'<span>'.repeat(20_000)}x`;
    expect(JSON.stringify(dataOf(server.parseHtml(deep)))).not.toContain('x');
    expect(server.plainText(deep)).toBe('x');
  });
});

it('plainText decodes character references', () => {
  const html = 'Arrives in <strong>1 to 3 days</strong> &amp; free<!-- no -->';
  expect(server.plainText(html)).toBe('Arrives in 1 to 3 days & free');
});
