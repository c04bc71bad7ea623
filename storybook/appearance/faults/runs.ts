import { type Box, visiblePart } from '../layout/clip';
import { isText, shorten } from '../layout/text';

/** A visible text of one element. */
export interface Run {
  element: Element;
  text: string;
  /** Its complete lines. */
  lines: Box[];
  /** The parts of its lines that are neither cut off nor scrolled out of view. */
  visibleLines: Box[];
}

function runOf(node: Text): Run[] {
  const element = node.parentElement;
  if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines = [...range.getClientRects()];
  const visibleLines = lines.flatMap((line) => visiblePart(element, line, ['cuts', 'scrolls']) ?? []);
  return visibleLines.length > 0 ? [{ element, text: node.data, lines, visibleLines }] : [];
}

/** @returns All visible text of the page. */
export function readRuns(): Run[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const runs: Run[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (isText(node) && !node.parentElement?.closest('script, style, svg')) runs.push(...runOf(node));
  }
  return runs;
}

/** @returns A text as quoted in messages. */
export const quote = ({ text }: Run): string => `“${shorten(text)}”`;
