import { firstInteraction, INTERACTIONS } from './interaction/first-interaction';
import { LATER } from './later-scripts';
import { isPersonalised } from './personal-state';

/** Whoever moves the pointer or the focus is about to do something. `held` is input from before hydration. */
const SIGNS = [...INTERACTIONS, 'pointerover', 'focusin', 'held'];

const isInUse = (): boolean => window.scrollY > 0 || (window.saltbushEarlyInput?.held.length ?? 0) > 0;

/** All at once: without it, an entry would have to run before its chunks are requested. */
function requestLaterScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${LATER}]`)) link.rel = 'preload';
}

let use: Promise<void> | null = null;

/**
 * Resolves at the first sign that the page is used, when its document is out of date for this visitor, or when it is
 * idle. The scripts that the document names for later are then requested.
 */
export function firstUse(): Promise<void> {
  use ??= (isPersonalised() || isInUse() ? Promise.resolve() : firstInteraction(SIGNS)).then(
    requestLaterScripts,
  );
  return use;
}
