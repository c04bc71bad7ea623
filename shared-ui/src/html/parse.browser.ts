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

/** The document behind a template is inert: nothing in it is run or loaded. */
function readFragment(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/**
 * Parses a piece of HTML as the browser itself does. `parse.server.ts` gives the same nodes.
 * @returns its nodes, without those that lie deeper than RICH_TEXT_DEPTH
 */
export const parseHtml = (html: string): HtmlNode[] => readAll(readFragment(html), RICH_TEXT_DEPTH);

/** @returns the text of a piece of HTML */
export const plainText = (html: string): string => readFragment(html).textContent;
