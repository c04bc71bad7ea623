import { type BusEventName, subscribe } from '@saltbush/shared-ui/bus';
import { afterQuiet } from '../first-use';
import type { Place } from './place';

const INTERACTIONS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const EVENTS: BusEventName[] = ['cart:changed', 'cart:replaced', 'auth:signed-in', 'preference:changed'];

/** True when the server's markup cannot be right: it shows a guest without cart and location. */
function isPersonal(): boolean {
  return Boolean(
    localStorage.getItem('cart_uuid') ||
      localStorage.getItem('preference') ||
      document.cookie.includes('saltbush_signed_in=1'),
  );
}

/**
 * Resolves when a part that the server has rendered should come alive: at the first sign that somebody uses it or
 * scrolls, at once when it shows something personal, else when the page has been loaded and quiet for a while. Until
 * then its links and forms work as plain HTML, and the page's own content has the network and the processor.
 */
export function whenWanted({ element }: Place): Promise<void> {
  if (isPersonal()) return Promise.resolve();
  return new Promise((resolve) => {
    const controller = new AbortController();
    const { signal } = controller;
    const wake = () => {
      controller.abort();
      resolve();
    };
    for (const type of INTERACTIONS) element.addEventListener(type, wake, { signal, passive: true });
    window.addEventListener('scroll', wake, { signal, passive: true });
    window.addEventListener('popstate', wake, { signal });
    for (const name of EVENTS) signal.addEventListener('abort', subscribe(name, wake));
    signal.addEventListener('abort', afterQuiet(wake));
  });
}

/** What does nothing, or loses what was done to it, before its code is here. */
const CONTROLS = 'button:not([type="submit"]), input[type="checkbox"], input[type="radio"]';

/**
 * Keeps a click on a control that is not alive yet, and gives it back once it is. Answers the function that does so.
 */
export function keepClicks({ content }: Place): () => void {
  let kept: HTMLElement | null = null;
  const keep = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
    if (!control) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    kept = control;
  };
  content.addEventListener('click', keep, { capture: true });
  return () => {
    content.removeEventListener('click', keep, { capture: true });
    if (kept?.isConnected) kept.click();
    kept = null;
  };
}
