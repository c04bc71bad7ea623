import { type Box, edgesOf, withContainers, within } from '../layout/clip';
import { quote, type Run } from './runs';

const CUT_WIDTH_PX = 2;
/** Fraction of a line's height; less than this is the space around letters. */
const CUT_HEIGHT = 0.3;

/** Returns whether a container cuts text by design: with an ellipsis, or because it slides into view. */
function mayCut(container: Element): boolean {
  const style = getComputedStyle(container);
  const isEllipsis =
    style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
  return isEllipsis || container.closest('[aria-roledescription="carousel"]') !== null;
}

/** @returns Whether a container cuts off part of a line; a line that is hidden completely does not count. */
function isCutBy(container: Element, line: Box): boolean {
  const { x, y } = edgesOf(container);
  const cut = { x: x === 'cuts', y: y === 'cuts' };
  if ((!cut.x && !cut.y) || mayCut(container)) return false;
  const rest = within(container, line, cut);
  if (!rest) return false;
  const lostWidth = line.right - line.left - (rest.right - rest.left);
  const height = line.bottom - line.top;
  return lostWidth > CUT_WIDTH_PX || height - (rest.bottom - rest.top) > height * CUT_HEIGHT;
}

/** Content of a scroll container can be scrolled into view, so outer containers only affect the part within its box. */
function isCut(element: Element, line: Box): boolean {
  let rest: Box | null = line;
  for (const container of withContainers(element)) {
    if (!rest) return false;
    if (isCutBy(container, rest)) return true;
    const { x, y } = edgesOf(container);
    rest = within(container, rest, { x: x === 'scrolls', y: y === 'scrolls' });
  }
  return false;
}

/** @returns One sentence for each text that is partly cut off and cannot be scrolled into view. */
export function cutTexts(runs: readonly Run[]): string[] {
  return runs
    .filter(({ element, lines }) => lines.some((line) => isCut(element, line)))
    .map((run) => `${quote(run)} is cut off`);
}
