import { DROPPED_TAGS, HEADING_TAGS, isHeadingId, isSafeHref, RICH_TEXT_TAGS } from '@saltbush/contract';
import { type HtmlElement, type HtmlNode, parseHtml } from '../../../html';

export interface RichElement {
  readonly tag: string;
  readonly href?: string;
  readonly id?: string;
  readonly children: RichNode[];
}

export type RichNode = string | RichElement;

/** Where a tag may stand directly; a tag without an entry may stand anywhere else. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};
/** Elements that hold no text of their own. */
const STRUCTURE = ['ul', 'ol', 'table', 'thead', 'tbody', 'tr'];
/** Elements that browsers end where another paragraph, heading, list or table begins. */
const LINES = ['p', 'h2', 'h3', 'h4'];
const BLOCKS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'table', 'blockquote', 'hr'];

/** The allowed elements around a node, the nearest last. */
type Ancestors = readonly string[];

/** Whether React and a browser's parser agree on the element there. */
function mayStand(tag: string, ancestors: Ancestors): boolean {
  const parent = ancestors.at(-1) ?? '';
  const isPlaced = PARENTS[tag]?.includes(parent) ?? !STRUCTURE.includes(parent);
  if (tag === 'a') return isPlaced && !ancestors.includes('a');
  return isPlaced && !(BLOCKS.includes(tag) && ancestors.some((one) => LINES.includes(one)));
}

function readElement(element: HtmlElement, ancestors: Ancestors): RichNode[] {
  const { tag } = element;
  if (DROPPED_TAGS.includes(tag)) return [];
  // What may not stand there loses itself, and keeps what it holds.
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
 * Reads HTML into a tree of allowed elements: no attribute survives but a safe `href` and a heading's `id`, other
 * tags lose themselves, and those that run or embed something lose their content too.
 */
export const parseRichText = (html: string): readonly RichNode[] => readNodes(parseHtml(html), []);
