import { HEADING_TAGS, isSafeHref, RICH_TEXT_TAGS } from '@saltbush/contract';
import { HTML_ATTACKS, randomHtml } from '@saltbush/contract/html-attacks';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html';

type TreeNode = DefaultTreeAdapterMap['childNode'];

/** Everything a browser would parse from the HTML beyond the contract's rich text. */
function findForbidden(nodes: TreeNode[]): string[] {
  return nodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    const found = node.attrs
      .filter(({ name, value }) => {
        if (node.tagName === 'a') return name !== 'href' || !isSafeHref(value);
        return name !== 'id' || !HEADING_TAGS.includes(node.tagName);
      })
      .map(({ name, value }) => `${node.tagName} ${name}=${value}`);
    if (!RICH_TEXT_TAGS.includes(node.tagName)) found.push(node.tagName);
    return [...found, ...findForbidden(node.childNodes)];
  });
}

function expectClean(html: string): void {
  for (const cleaned of [cleanHtml(html), cleanHtml(cleanHtml(html))])
    expect(findForbidden(parseFragment(cleaned).childNodes), html).toEqual([]);
}

describe('cleanHtml', () => {
  it.each(HTML_ATTACKS)('disarms %s', expectClean);

  it('disarms markup in any order', () => {
    for (let seed = 1; seed <= 2000; seed += 1) expectClean(randomHtml(seed));
  });

  it('leaves rich text unchanged', () => {
    const html =
      '<h2 id="Returns-policy">Returns</h2><p>One <strong>bold</strong> &amp; <em>kind</em> word, 5 &lt; 6</p>' +
      '<ul><li><a href="/browse/vitamins?a=1&amp;b=2">All</a></li><li><a href="mailto:a@b.example">Mail</a></li></ul>' +
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><blockquote>Said</blockquote>';
    expect(cleanHtml(html)).toBe(html);
  });

  it('keeps the text of other tags, and drops code', () => {
    expect(cleanHtml('<div>kept <blink>words</blink></div><script>lost()</script>')).toBe('kept words');
  });
});
