import type { EarlyInput, HeldAction } from './capture';
import { controlOf, perform } from './perform';

const RETRY_MS = 40;
/** Later than this, an action would surprise the shopper. */
const LONGEST_WAIT_MS = 20_000;

/**
 * Returns whether React would receive an event of this control. Asks React itself, with an event that nobody handles:
 * React hydrates the control's part immediately if its code has arrived, and otherwise stops the event on its way.
 */
function isAlive(control: HTMLElement): boolean {
  let isReached = false;
  const reach = () => {
    isReached = true;
  };
  if (!control.closest('[data-live]')) return false;
  control.addEventListener('dragend', reach);
  control.dispatchEvent(new Event('dragend'));
  control.removeEventListener('dragend', reach);
  return isReached;
}

const isOutdated = ({ pathname, at }: HeldAction): boolean =>
  pathname !== location.pathname || performance.now() - at > LONGEST_WAIT_MS;

/** Performs the first action that can be: those of one part of the page keep their order. Returns whether it did. */
function performNext(early: EarlyInput): boolean {
  const waiting = new Set<Element | null>();
  for (const action of early.held) {
    const control = controlOf(action);
    if (isOutdated(action)) early.release(action);
    else if (control && !waiting.has(action.part) && isAlive(control)) {
      early.release(action);
      perform(action, control);
      return true;
    } else waiting.add(action.part);
  }
  return false;
}

/** Performs what shoppers do before the page is hydrated; see `capture.ts`. */
export function keepEarlyInput(): void {
  const early = window.saltbushEarlyInput;
  if (!early) return;
  early.isAlive = isAlive;
  let isScheduled = false;
  const schedule = (milliseconds: number) => {
    if (!isScheduled && early.held.length > 0) setTimeout(step, milliseconds);
    isScheduled = early.held.length > 0;
  };
  // One at a time, so that React renders in between.
  const step = () => {
    isScheduled = false;
    schedule(performNext(early) ? 0 : RETRY_MS);
  };
  window.addEventListener('held', () => schedule(0));
  schedule(0);
}

/** Returns whether an action waits for this part of the page. */
export const isAwaited = (part: Element): boolean =>
  window.saltbushEarlyInput?.held.some((action) => action.part === part) ?? false;

/** Gives up the actions whose part of the page has failed: their controls are in `part`, or already gone. */
export function releaseFailed(part?: Element): void {
  const early = window.saltbushEarlyInput;
  for (const action of early?.held ?? [])
    if (action.part === part || !action.control.isConnected) early?.release(action);
}
