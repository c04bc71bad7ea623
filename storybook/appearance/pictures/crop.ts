import { around, type Box, isCutAway } from '../layout/clip';
import { isText } from '../layout/text';

/** Room for shadows and focus rings, in CSS pixels. */
const MARGIN_PX = 12;

/** About one desktop screen; the layout snapshot covers what is further down. */
const HIGHEST_PX = 900;

const DIALOGS = '[role="dialog"], [role="alertdialog"], dialog[open]';
const DRAWINGS = 'img, svg, input, select, textarea, video, canvas, progress, meter';
const TRANSPARENT = /^(transparent|rgba\(.*, 0\))$/;

function isPainted(element: Element): boolean {
  if (element.matches(DRAWINGS) || [...element.childNodes].some(isText)) return true;
  const { backgroundColor, backgroundImage, borderTopWidth, borderLeftWidth, boxShadow } =
    getComputedStyle(element);
  const hasBorder = borderTopWidth !== '0px' || borderLeftWidth !== '0px';
  return (
    !TRANSPARENT.test(backgroundColor) || backgroundImage !== 'none' || boxShadow !== 'none' || hasBorder
  );
}

/** Elements that fill the window, such as a dialog's backdrop, do not mark the story's position. */
const fillsWindow = ({ left, top, right, bottom }: Box): boolean =>
  left <= 0 && top <= 0 && right >= window.innerWidth && bottom >= window.innerHeight;

function paintedBoxes(root: Element): Box[] {
  return [root, ...root.querySelectorAll('*:not(svg *)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(isPainted)
    .flatMap((element) => {
      const box = element.getBoundingClientRect();
      return fillsWindow(box) || isCutAway(element, box) ? [] : [box];
    });
}

/** Returns the box of an open dialog, or else of the story; what is behind a dialog has separate stories. */
function storyBox(): Box | null {
  const dialogs = [...document.querySelectorAll(DIALOGS)].flatMap(paintedBoxes);
  return around(dialogs.length > 0 ? dialogs : [...document.body.children].flatMap(paintedBoxes));
}

/**
 * Adds an invisible element over the area the story covers, to take a picture of that part of the window.
 * @returns The element, to be removed afterwards, or null if the story draws nothing.
 */
export function frameStory(): HTMLElement | null {
  const box = storyBox();
  if (!box) return null;
  const left = Math.max(0, Math.floor(box.left) - MARGIN_PX);
  const top = Math.max(0, Math.floor(box.top) - MARGIN_PX);
  const width = Math.min(window.innerWidth, Math.ceil(box.right) + MARGIN_PX) - left;
  const height = Math.min(HIGHEST_PX, Math.min(window.innerHeight, Math.ceil(box.bottom) + MARGIN_PX) - top);
  if (width <= 0 || height <= 0) return null;
  const frame = document.createElement('div');
  frame.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px; pointer-events: none;`;
  document.body.append(frame);
  return frame;
}
