import { type BusEventName, subscribe } from '@saltbush/shared-ui/bus';
import { onPageIdle } from '../first-interaction';
import type { ApplicationContainer } from './container';

const INTERACTIONS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;
const EVENTS: BusEventName[] = ['cart:changed', 'cart:replaced', 'auth:signed-in', 'preference:changed'];

/** Returns whether the server's markup is out of date: it always shows a guest without a cart or location. */
function isPersonalised(): boolean {
  return Boolean(
    localStorage.getItem('cart_uuid') ||
      localStorage.getItem('preference') ||
      document.cookie.includes('saltbush_signed_in=1'),
  );
}

/**
 * Resolves when server-rendered markup should be hydrated: on the first interaction or scroll, immediately if it shows
 * personal data, otherwise once the page has loaded and been idle for a while. Until then its links and forms work as
 * plain HTML, which leaves network and CPU to the page's main content.
 */
export function waitForHydrationTrigger({ element }: ApplicationContainer): Promise<void> {
  if (isPersonalised()) return Promise.resolve();
  return new Promise((resolve) => {
    const controller = new AbortController();
    const { signal } = controller;
    const trigger = () => {
      controller.abort();
      resolve();
    };
    for (const type of INTERACTIONS) element.addEventListener(type, trigger, { signal, passive: true });
    window.addEventListener('scroll', trigger, { signal, passive: true });
    window.addEventListener('popstate', trigger, { signal });
    for (const name of EVENTS) signal.addEventListener('abort', subscribe(name, trigger));
    signal.addEventListener('abort', onPageIdle(trigger));
  });
}

/** Controls that do nothing, or lose their state, if they are used before hydration. */
const CONTROLS = 'button:not([type="submit"]), input[type="checkbox"], input[type="radio"]';

/**
 * Captures clicks on controls that are not hydrated yet.
 * @returns A function that stops capturing and replays the last captured click.
 */
export function captureClicks({ content }: ApplicationContainer): () => void {
  let clicked: HTMLElement | null = null;
  const capture = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
    if (!control) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    clicked = control;
  };
  content.addEventListener('click', capture, { capture: true });
  return () => {
    content.removeEventListener('click', capture, { capture: true });
    if (clicked?.isConnected) clicked.click();
    clicked = null;
  };
}
