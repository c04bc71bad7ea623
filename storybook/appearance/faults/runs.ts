import { type Box, visiblePart } from '../layout/clip';
import { isText, shorten } from '../layout/text';

/** Text of one element that is in sight. */
export interface Run {
  element: Element;
  text: string;
  /** Its lines, whole. */
  lines: Box[];
  /** What of its lines is not cut off, and not scrolled away. */
  inSight: Box[];
}

function runOf(node: Text): Run[] {
  const element = node.parentElement;
  if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = [...range.getClientRects()];
  const inSight = lines.flatMap((line) => visiblePart(element, line, ['cuts', 'scrolls']) ?? []);
  return inSight.length > 0 ? [{ element, text: node.data, lines, inSight }] : [];
}

/** @returns all text that the page draws. */
export function readRuns(): Run[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const runs: Run[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (isText(node) && !node.parentElement?.closest('script, style, svg')) runs.push(...runOf(node));
  }
  return runs;
}

/** @returns a run's text as a message quotes it. */
export const quote = ({ text }: Run): string => `“${shorten(text)}”`;
