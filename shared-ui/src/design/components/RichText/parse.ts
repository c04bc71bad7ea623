import { DROPPED_TAGS, HEADING_TAGS, isHeadingId, isSafeHref, RICH_TEXT_TAGS } from '@saltbush/contract';
import { type HtmlElement, type HtmlNode, parseHtml } from '../../../html';

export interface RichElement {
  readonly tag: string;
  readonly href?: string;
  readonly id?: string;
  readonly children: RichNode[];
}

export type RichNode = string | RichElement;

/** Permitted parents of a tag; tags not listed may appear anywhere. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};
/** Elements without text content. */
const STRUCTURE = ['ul', 'ol', 'table', 'thead', 'tbody', 'tr'];
/** Elements that browsers close when another paragraph, heading, list or table starts. */
const LINES = ['p', 'h2', 'h3', 'h4'];
const BLOCKS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'table', 'blockquote', 'hr'];

/** The permitted ancestors of a node, nearest last. */
type Ancestors = readonly string[];

/** Returns true if React and a browser's parser agree on the element at this position. */
function mayStand(tag: string, ancestors: Ancestors): boolean {
  const parent = ancestors.at(-1) ?? '';
  const isPlaced = PARENTS[tag]?.includes(parent) ?? !STRUCTURE.includes(parent);
  if (tag === 'a') return isPlaced && !ancestors.includes('a');
  return isPlaced && !(BLOCKS.includes(tag) && ancestors.some((one) => LINES.includes(one)));
}

function readElement(element: HtmlElement, ancestors: Ancestors): RichNode[] {
  const { tag } = element;
  if (DROPPED_TAGS.includes(tag)) return [];
  // A misplaced element is unwrapped: its children remain.
  if (!RICH_TEXT_TAGS.includes(tag) || !mayStand(tag, ancestors))
    return readNodes(element.children, ancestors);
  const children = readNodes(element.children, [...ancestors, tag]);
  if (tag === 'p' && children.length === 0) return [];
  const href = (tag === 'a' && element.attribute('href')?.trim()) || '';
  const id = (HEADING_TAGS.includes(tag) && element.attribute('id')) || '';
  return [{ tag, children, href: isSafeHref(href) ? href : undefined, id: isHeadingId(id) ? id : undefined }];
}

function readText(text: string, ancestors: Ancestors): RichNode[] {
  const parent = ancestors.at(-1);
  if (STRUCTURE.includes(parent ?? '')) return [];
  return parent || text.trim() ? [text] : [];
}

const readNodes = (nodes: readonly HtmlNode[], ancestors: Ancestors): RichNode[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? readText(node, ancestors) : readElement(node, ancestors),
  );

/**
 * Parses HTML into a tree of permitted elements. Only a safe `href` and a heading's `id` survive as attributes; other
 * tags are unwrapped, and tags that execute or embed something are removed with their content.
 */
export const parseRichText = (html: string): readonly RichNode[] => readNodes(parseHtml(html), []);
