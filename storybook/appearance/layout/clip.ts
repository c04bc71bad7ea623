/** A box in the window, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** @returns The smallest box around the given ones, or null for none. */
export function around(boxes: readonly Box[]): Box | null {
  const [first, ...others] = boxes;
  if (!first) return null;
  return others.reduce<Box>(
    (whole, box) => ({
      left: Math.min(whole.left, box.left),
      top: Math.min(whole.top, box.top),
      right: Math.max(whole.right, box.right),
      bottom: Math.max(whole.bottom, box.bottom),
    }),
    { left: first.left, top: first.top, right: first.right, bottom: first.bottom },
  );
}

/** @returns The intersection of two boxes, or null if it is empty. */
export function common(one: Box, other: Box): Box | null {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const right = Math.min(one.right, other.right);
  const bottom = Math.min(one.bottom, other.bottom);
  return right > left && bottom > top ? { left, top, right, bottom } : null;
}

const NO_EDGE = { x: 'visible', y: 'visible' } as const;

/** How an element treats overflowing content on one axis. */
export type Edge = 'visible' | 'scrolls' | 'cuts';

function edge(overflow: string): Edge {
  if (overflow === 'visible') return 'visible';
  return /^(auto|scroll)$/.test(overflow) ? 'scrolls' : 'cuts';
}

/** @returns How an element treats overflowing content on both axes. */
export function edgesOf(element: Element): { x: Edge; y: Edge } {
  const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
  if (display === 'inline' || display === 'contents') return NO_EDGE;
  if (clipPath !== 'none') return { x: 'cuts', y: 'cuts' };
  return { x: edge(overflowX), y: edge(overflowY) };
}

/** Yields an element and the containers that can clip it: positioned elements skip ancestors that are not positioned. */
export function* withContainers(element: Element): Generator<Element> {
  yield element;
  let { position } = getComputedStyle(element);
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    const isAnchor = style.transform !== 'none' || style.contain.includes('paint');
    if (position === 'fixed' && !isAnchor) continue;
    if (position === 'absolute' && style.position === 'static' && !isAnchor) continue;
    position = style.position;
    yield box;
  }
}

/** @returns The part of a box within a container, on the given axes. */
export function within(container: Element, box: Box, { x, y }: { x: boolean; y: boolean }): Box | null {
  const { left, top, right, bottom } = container.getBoundingClientRect();
  return common(box, {
    left: x ? left : box.left,
    right: x ? right : box.right,
    top: y ? top : box.top,
    bottom: y ? bottom : box.bottom,
  });
}

const isClippedToNothing = (element: Element): boolean =>
  getComputedStyle(element).clipPath.startsWith('inset(50%');

const isSpeck = ({ left, top, right, bottom }: Box): boolean => right - left <= 1 || bottom - top <= 1;

/**
 * @param hides The kinds of edges that hide overflowing content.
 * @returns The part of an element's box that its containers leave visible, or null for none.
 */
export function visiblePart(element: Element, box: Box, hides: readonly Edge[]): Box | null {
  let rest: Box | null = box;
  for (const container of withContainers(element)) {
    if (!rest || isSpeck(rest)) return null;
    if (isClippedToNothing(container)) return null;
    const { x, y } = edgesOf(container);
    const cut = { x: hides.includes(x), y: hides.includes(y) };
    if (cut.x || cut.y) rest = within(container, rest, cut);
  }
  return rest && !isSpeck(rest) ? rest : null;
}

/** @returns Whether a box is completely cut off, so that it cannot even be scrolled into view. */
export const isCutAway = (element: Element, box: Box): boolean =>
  visiblePart(element, box, ['cuts']) === null;
