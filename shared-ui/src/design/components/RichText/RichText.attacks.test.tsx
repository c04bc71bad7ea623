import { isSafeHref } from '@saltbush/contract';
import { HTML_ATTACKS, randomHtml } from '@saltbush/contract/html-attacks';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RichText } from './RichText';

const ALLOWED =
  'a,strong,b,em,i,u,s,sup,sub,br,span,small,code,p,h2,h3,h4,ul,ol,li,blockquote,hr,table,thead,tbody,tr,th,td';

/** The text as a browser parses it from the server's markup, and as React renders it. */
function show(html: string): [Element, Element] {
  const server = document.createElement('div');
  server.innerHTML = renderToString(<RichText html={html} />).replaceAll('<!-- -->', '');
  const view = render(<RichText html={html} />);
  const built = view.container.firstElementChild?.cloneNode(true) as Element;
  view.unmount();
  return [server.firstElementChild ?? server, built];
}

function expectHarmless(html: string): void {
  const [server, built] = show(html);
  for (const place of [server, built]) {
    for (const element of place.querySelectorAll('*')) {
      expect(element.matches(ALLOWED), element.outerHTML).toBe(true);
      for (const { name, value } of element.attributes)
        expect(name === 'href' ? isSafeHref(value) : name === 'id' && /^H[234]$/.test(element.tagName)).toBe(
          true,
        );
    }
  }
  expect(server.innerHTML, html).toBe(built.innerHTML);
}

it.each(HTML_ATTACKS)('neutralises %s', expectHarmless);

it('neutralises markup in any order, identically on the server and in React', () => {
  for (let seed = 1; seed <= 400; seed += 1) expectHarmless(randomHtml(seed));
});
