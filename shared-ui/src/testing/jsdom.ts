import { configure } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

/** Drawers and sheets are loaded when they open, and a machine may have other things to do. */
const PATIENCE_MS = 5000;

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

function stub(): void {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  vi.stubGlobal('ResizeObserver', NothingResizes);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
  Element.prototype.scrollIntoView = () => undefined;
}

/**
 * For a workspace's `vitest.setup.ts`: gives jsdom what it lacks. It has no layout, so that everything counts as in
 * view, nothing changes its size, and scrolling does nothing. What a test stubs itself holds for that test.
 */
export function stubBrowser(): void {
  configure({ asyncUtilTimeout: PATIENCE_MS });
  stub();
  // A test may have taken all stubs away after itself.
  beforeEach(stub);
}
