import { RICH_TEXT_DEPTH } from '@saltbush/contract';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import type { HtmlNode } from './node';

type TreeNode = DefaultTreeAdapterMap['childNode'];

function read(node: TreeNode, depth: number): HtmlNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node) || depth === 0) return [];
  const attribute = (name: string) =>
    node.attrs.find((one) => one.name === name && !one.prefix)?.value ?? null;
  return [{ tag: node.tagName, attribute, children: readAll(node, depth - 1) }];
}

const readAll = ({ childNodes }: { childNodes: TreeNode[] }, depth: number): HtmlNode[] =>
  childNodes.flatMap((child) => read(child, depth));

/** With scripting disabled, as in a template, `<noscript>` content is parsed as elements. */
const parseAsBrowsers = (html: string) => parseFragment(html, { scriptingEnabled: false });

/**
 * Parses an HTML fragment by the standard's algorithm, for environments without a document.
 * @returns its nodes, without those nested deeper than RICH_TEXT_DEPTH
 */
export const parseHtml = (html: string): HtmlNode[] => readAll(parseAsBrowsers(html), RICH_TEXT_DEPTH);

/** @returns the text content of an HTML fragment */
export function plainText(html: string): string {
  let text = '';
  const open: TreeNode[] = parseAsBrowsers(html).childNodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if ('value' in node) text += node.value;
    else if ('childNodes' in node) open.push(...node.childNodes.toReversed());
  }
  return text;
}
