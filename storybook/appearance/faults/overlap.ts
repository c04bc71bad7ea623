import { type Box, common } from '../layout/clip';
import { quote, type Run } from './runs';

/** Line boxes are taller than their letters: letters touch only if lines share more than this fraction of the height. */
const SHARED_HEIGHT = 0.4;
const SHARED_WIDTH_PX = 2;

/** Elements that are meant to cover the rest of the page. */
const LAYERS =
  'dialog, [popover], [role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"], [role="tooltip"], body > *';

function isLayer(element: Element): boolean {
  const { position, zIndex } = getComputedStyle(element);
  return /^(fixed|sticky)$/.test(position) || (position !== 'static' && zIndex !== 'auto');
}

/** @returns The layer of the page an element belongs to; layers may cover one another. */
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

/** @returns One sentence for each two texts of the same layer that overlap. */
export function overlaps(runs: readonly Run[]): string[] {
  const layers = runs.map(({ element }) => layerOf(element));
  return runs.flatMap((run, index) =>
    runs.slice(index + 1).flatMap((other, offset) => {
      if (layers[index] !== layers[index + 1 + offset]) return [];
      const isHit = run.visibleLines.some((line) => other.visibleLines.some((rival) => touch(line, rival)));
      return isHit ? [`${quote(run)} and ${quote(other)} lie on top of each other`] : [];
    }),
  );
}
