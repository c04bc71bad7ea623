import { RICH_TEXT_DEPTH } from '@saltbush/contract';
// By the shared module's name: remotes that bundle this parser use the shell's policy.
import { parseInert } from '@saltbush/shared-ui/platform';
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

/**
 * Parses an HTML fragment with the browser's own parser. `parse.server.ts` produces the same nodes.
 * @returns its nodes, without those nested deeper than RICH_TEXT_DEPTH
 */
export const parseHtml = (html: string): HtmlNode[] => readAll(parseInert(html), RICH_TEXT_DEPTH);

/** @returns the text content of an HTML fragment */
export const plainText = (html: string): string => parseInert(html).textContent;
