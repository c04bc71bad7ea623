import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './RichText';

const markupOf = (html: string) =>
  renderToString(<RichText html={html} />).replace(/^<div[^>]*>|<\/div>$/g, '');

const attacks = [
  '<script>alert(1)</script>',
  '<scr<script></script>ipt>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p onclick="alert(1)" style="background:url(javascript:alert(1))">text</p>',
  '<a href="javascript:alert(1)">link</a>',
  '<a href=" java\nscript:alert(1)">link</a>',
  '<a href="&#106;avascript&colon;alert(1)">link</a>',
  '<a href="JaVaScRiPt:alert(1)">link</a>',
  '<a href="data:text/html,<script>alert(1)</script>">link</a>',
  '<a href="//elsewhere.example">link</a>',
  '<a href="/\\elsewhere.example">link</a>',
  '<svg><a xlink:href="javascript:alert(1)"><text>link</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<form action="javascript:alert(1)"><button>go</button></form>',
];

describe('RichText', () => {
  it.each(attacks)('neutralises %s on the server and in the browser', (attack) => {
    const { container } = render(<RichText html={attack} />);
    const server = document.createElement('div');
    server.innerHTML = markupOf(attack);
    for (const place of [container, server]) {
      expect(place.querySelector('script, img, iframe, svg, math, style, form, button, noscript')).toBeNull();
      for (const element of place.querySelectorAll('*'))
        for (const { name } of element.attributes) expect(['href', 'class']).toContain(name);
      expect(place.querySelector('a[href]')).toBeNull();
    }
  });

  it.each([
    [
      '<p>One <strong>bold</strong> &amp; <em>kind</em> word</p>',
      '<p>One <strong>bold</strong> &amp; <em>kind</em> word</p>',
    ],
    ['<a href="/browse/vitamins?a=1&amp;b=2">All</a>', '<a href="/browse/vitamins?a=1&amp;b=2">All</a>'],
    ['<a href="https://example.org" target=_blank>Out</a>', '<a href="https://example.org">Out</a>'],
    ['<p>One<p>Two', '<p>One</p><p>Two</p>'],
    ['<ul><li>One<li>Two</ul>', '<ul><li>One</li><li>Two</li></ul>'],
    ['<ul>\n <li>One</li>\n</ul>', '<ul><li>One</li></ul>'],
    ['<p>a<ul><li>b</li></ul>c</p>', '<p>a</p><ul><li>b</li></ul>c'],
    ['<table><tr><td>1<td>2</table>', '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'],
    ['<div>kept <blink>words</blink></div>', 'kept words'],
    ['5 < 6 & 7 &nbsp;mg', '5 &lt; 6 &amp; 7 \u00A0mg'],
    ['</p></div>stray', 'stray'],
    ['line<br/>line', 'line<br/>line'],
    ['<h2 id="Returns-policy">Returns</h2>', '<h2 id="Returns-policy">Returns</h2>'],
    ['<p id="main">No</p>', '<p>No</p>'],
  ])('parses %s', (html, expected) => {
    expect(markupOf(html).replaceAll('<!-- -->', '')).toBe(expected);
  });

  it('yields the same elements whether the browser parses the markup or React renders it', () => {
    const html =
      '<p>a<p>b <a href="/x">c <a href="/y">d</a></a><h2>e<h3>f</h3></h2><ul><li>g<ul><li>h</ul><li>i</ul>';
    const parsed = document.createElement('div');
    parsed.innerHTML = markupOf(html);
    const { container } = render(<RichText html={html} />);
    expect(parsed.innerHTML.replaceAll('<!-- -->', '')).toBe(container.firstElementChild?.innerHTML);
  });
});
