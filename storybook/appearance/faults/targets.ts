import { shorten } from '../layout/text';

/** What a finger needs on a phone, less the frame around a field and what two neighbours share. */
const TARGET_PX = 44 - 4;
/** The widest window that is taken for a phone's. */
const PHONE_PX = 480;

const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="option"], [role="tab"], [role="switch"]';

/** Bars and lists of links around every page, whose links have room of their own; the desks of staff, which are dense. */
const DENSE = 'header, footer, nav, [data-layout="counter"], [data-counter]';

const nameOf = (control: Element): string =>
  shorten(control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '') ||
  control.tagName.toLowerCase();

/** A link in a sentence is as high as its line. */
function isInSentence(control: Element): boolean {
  if (!getComputedStyle(control).display.startsWith('inline')) return false;
  const block = control.parentElement;
  return (block?.textContent?.trim().length ?? 0) > (control.textContent?.trim().length ?? 0) + 3;
}

/** The elements that act for a control: itself, and its labels. */
const actorsOf = (control: Element): Element[] =>
  control instanceof HTMLInputElement ? [control, ...(control.labels ?? [])] : [control];

/** How far around a point a touch still meets the control, along one axis, in CSS pixels. */
function reach(
  actors: readonly Element[],
  x: number,
  y: number,
  [dx, dy]: readonly [number, number],
): number {
  const isHit = (at: number) => {
    const met = document.elementFromPoint(x + dx * at, y + dy * at);
    return met !== null && actors.some((actor) => actor.contains(met));
  };
  let from = 0;
  let to = 0;
  while (from > -TARGET_PX && isHit(from - 1)) from -= 1;
  while (to < TARGET_PX && isHit(to + 1)) to += 1;
  return to - from + 1;
}

function sizeOf(control: Element): { width: number; height: number } | null {
  const { left, top, right, bottom } = control.getBoundingClientRect();
  const x = (left + right) / 2;
  const y = (top + bottom) / 2;
  if (top < 0 || bottom > window.innerHeight || left < 0 || right > window.innerWidth) return null;
  const actors = actorsOf(control);
  const met = document.elementFromPoint(x, y);
  if (!met || !actors.some((actor) => actor.contains(met))) return null;
  const [width, height] = [right - left, bottom - top];
  return {
    width: width >= TARGET_PX ? width : reach(actors, x, y, [1, 0]),
    height: height >= TARGET_PX ? height : reach(actors, x, y, [0, 1]),
  };
}

function isSmall(control: Element): boolean {
  const size = sizeOf(control);
  return !size || size.width < TARGET_PX || size.height < TARGET_PX;
}

/** A smaller link to where a larger one beside it leads, such as a name below its picture, is no obstacle. */
function hasLargerTwin(control: Element): boolean {
  const href = control.getAttribute('href');
  if (href === null) return false;
  const twins = document.querySelectorAll(`a[href="${CSS.escape(href)}"]`);
  return [...twins].some((twin) => twin !== control && !isSmall(twin));
}

/** Stories of buying, of the account and of the program, as their ids begin. */
const TOUCHED = /^(account|cart|catalog|forms|journey)-/;

/** Whether a story is one of those that are worked with by thumb. */
export const isTouched = (id: string): boolean => TOUCHED.test(id);

/** @returns One sentence for each control that a finger could miss on a phone. */
export function smallTargets(): string[] {
  if (window.innerWidth > PHONE_PX) return [];
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    if (control.closest(DENSE) || control.matches(':disabled') || isInSentence(control)) return [];
    const size = sizeOf(control);
    if (!size || !isSmall(control) || hasLargerTwin(control)) return [];
    return [
      `“${nameOf(control)}” is ${Math.round(size.width)} × ${Math.round(size.height)} px, too small for a finger`,
    ];
  });
}
