import { type Box, common } from '../layout/clip';
import { quote, type Run } from './runs';

/** Line boxes reach beyond their letters: only what shares this part of a line's height touches letters. */
const SHARED_HEIGHT = 0.4;
const SHARED_WIDTH_PX = 2;

/** What is meant to lie above the rest of the page. */
const LAYERS =
  'dialog, [popover], [role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"], [role="tooltip"], body > *';

function isLayer(element: Element): boolean {
  const { position, zIndex } = getComputedStyle(element);
  return /^(fixed|sticky)$/.test(position) || (position !== 'static' && zIndex !== 'auto');
}

/** @returns the layer of the page that an element belongs to; layers may cover one another. */
function layerOf(element: Element): Element | null {
  for (let box: Element | null = element; box; box = box.parentElement) {
    if (box.matches(LAYERS) || isLayer(box)) return box;
  }
  return null;
}

function touch(one: Box, other: Box): boolean {
  const shared = common(one, other);
  if (!shared) return false;
  const height = Math.min(one.bottom - one.top, other.bottom - other.top);
  return shared.bottom - shared.top > height * SHARED_HEIGHT && shared.right - shared.left > SHARED_WIDTH_PX;
}

/** @returns a sentence for each two texts of one layer that lie on top of each other. */
export function overlaps(runs: readonly Run[]): string[] {
  const layers = runs.map(({ element }) => layerOf(element));
  return runs.flatMap((run, index) =>
    runs.slice(index + 1).flatMap((other, offset) => {
      if (layers[index] !== layers[index + 1 + offset]) return [];
      const isHit = run.inSight.some((line) => other.inSight.some((rival) => touch(line, rival)));
      return isHit ? [`${quote(run)} and ${quote(other)} lie on top of each other`] : [];
    }),
  );
}
