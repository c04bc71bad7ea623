import { type BusEventName, subscribe } from '@saltbush/shared-ui/bus';
import { isAwaited } from '../early-input/keeper';
import { onPageIdle } from '../interaction/first-interaction';
import { isPersonalised } from '../personal-state';
import type { ApplicationContainer } from './container';

const INTERACTIONS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'held'] as const;
const EVENTS: BusEventName[] = ['cart:changed', 'cart:replaced', 'auth:signed-in', 'preference:changed'];

/**
 * Resolves when server-rendered markup should be hydrated: on the first interaction or scroll, immediately if it shows
 * personal data, otherwise once the page has loaded and been idle for a while. Until then its links and forms work as
 * plain HTML, which leaves network and CPU to the page's main content.
 */
export function waitForHydrationTrigger({ element }: ApplicationContainer): Promise<void> {
  if (isPersonalised() || isAwaited(element)) return Promise.resolve();
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
