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

/** Templates run no scripts: browsers read their `<noscript>` as elements. */
const parseAsBrowsers = (html: string) => parseFragment(html, { scriptingEnabled: false });

/**
 * Parses a piece of HTML by the algorithm that all browsers follow, where there is no document.
 * @returns its nodes, without those that lie deeper than RICH_TEXT_DEPTH
 */
export const parseHtml = (html: string): HtmlNode[] => readAll(parseAsBrowsers(html), RICH_TEXT_DEPTH);

/** @returns the text of a piece of HTML */
export function plainText(html: string): string {
  let text = '';
  const open: TreeNode[] = parseAsBrowsers(html).childNodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if ('value' in node) text += node.value;
    else if ('childNodes' in node) open.push(...node.childNodes.toReversed());
  }
  return text;
}
