import { createElement, Fragment, type ReactNode } from 'react';
import { type HtmlNode, parseHtml } from '../../../html';

const ELEMENTS: Readonly<Record<string, 'strong' | 'em'>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
};

function render(node: HtmlNode): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(ELEMENTS[node.tag] ?? Fragment, null, ...node.children.map(render));
}

/** Renders single-line rich text as elements: preserves bold and emphasis, and unwraps all other tags. */
export const inlineHtml = (html: string): ReactNode =>
  createElement(Fragment, null, ...parseHtml(html).map(render));
