import { beforeEach, vi } from 'vitest';

class EverythingInView implements Partial<IntersectionObserver> {
  constructor(private readonly notify: IntersectionObserverCallback) {}
  observe(target: Element) {
    const entry = { isIntersecting: true, target, boundingClientRect: target.getBoundingClientRect() };
    this.notify([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}

class NothingResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** A narrow window without preferences. */
const narrowWindow = (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

function stub(): void {
  vi.stubGlobal('matchMedia', narrowWindow);
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  vi.stubGlobal('ResizeObserver', NothingResizes);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
  Element.prototype.scrollIntoView = () => undefined;
}

/**
 * Adds the browser APIs that jsdom lacks; for a workspace's `vitest.setup.ts`. Without layout, everything counts as
 * visible in a narrow window, nothing is resized, and scrolling does nothing. A test may override the stubs for itself.
 */
export function stubBrowser(): void {
  stub();
  // The previous test may have removed all stubs.
  beforeEach(stub);
}
