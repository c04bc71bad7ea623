import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// Rendering a page of 24 cards takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

/** jsdom has no layout: everything counts as in view, and scrolling does nothing. */
class EverythingInView implements Partial<IntersectionObserver> {
  constructor(private readonly notify: IntersectionObserverCallback) {}
  observe(target: Element) {
    const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
    this.notify([entry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}

class NothingResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

vi.stubGlobal('ResizeObserver', NothingResizes);
vi.stubGlobal('IntersectionObserver', EverythingInView);
vi.stubGlobal('scrollTo', () => undefined);
vi.stubGlobal(
  'matchMedia',
  (query: string) =>
    new Proxy(
      { matches: false, media: query },
      { get: (list, key) => Reflect.get(list, key) ?? (() => undefined) },
    ),
);
