import { RICH_TEXT_DEPTH } from '@saltbush/contract';
import type { HtmlNode } from './node';

function read(node: Node, depth: number): HtmlNode[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? ''];
  if (!(node instanceof Element) || depth === 0) return [];
  return [
    { tag: node.localName, attribute: (name) => node.getAttribute(name), children: readAll(node, depth - 1) },
  ];
}

const readAll = ({ childNodes }: Node, depth: number): HtmlNode[] =>
  [...childNodes].flatMap((child) => read(child, depth));

/** A template's document is inert: it executes and loads nothing. */
function readFragment(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/**
 * Parses an HTML fragment with the browser's own parser. `parse.server.ts` produces the same nodes.
 * @returns its nodes, without those nested deeper than RICH_TEXT_DEPTH
 */
export const parseHtml = (html: string): HtmlNode[] => readAll(readFragment(html), RICH_TEXT_DEPTH);

/** @returns the text content of an HTML fragment */
export const plainText = (html: string): string => readFragment(html).textContent;
