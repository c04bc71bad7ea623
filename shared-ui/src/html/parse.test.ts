import { HTML_ATTACKS } from '@saltbush/contract/html-attacks';
import { describe, expect, it } from 'vitest';
import type { HtmlNode } from './node';
import * as browser from './parse.browser';
import * as server from './parse.server';

/** Nodes as plain data, with the attributes that rich text may have. */
const dataOf = (nodes: readonly HtmlNode[]): unknown[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? node
      : [node.tag, node.attribute('href'), node.attribute('id'), dataOf(node.children)],
  );

// A browser reads <noscript> of a template as elements, jsdom as text; e2e/tests/html-parsers.spec.ts asks a browser.
const attacks = HTML_ATTACKS.filter((html) => !html.includes('<noscript>'));

describe('parseHtml', () => {
  it.each(attacks)('gives server and browser the same nodes for %s', (html) => {
    expect(dataOf(browser.parseHtml(html))).toEqual(dataOf(server.parseHtml(html)));
    expect(browser.plainText(html)).toBe(server.plainText(html));
  });

  it('runs and loads nothing while it parses', () => {
    browser.parseHtml('<img src=x onerror="attacked = true"><script>attacked = true</script>');
    expect('attacked' in globalThis).toBe(false);
  });

  it('stops at elements in each other that no text needs', () => {
    const deep = `${'<span>'.repeat(20_000)}x`;
    expect(JSON.stringify(dataOf(server.parseHtml(deep)))).not.toContain('x');
    expect(server.plainText(deep)).toBe('x');
  });
});

it('plainText reads words and character references', () => {
  const html = 'Arrives in <strong>1 to 3 days</strong> &amp; free<!-- no -->';
  expect(server.plainText(html)).toBe('Arrives in 1 to 3 days & free');
});
