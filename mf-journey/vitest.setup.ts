import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// Drawers are loaded when they open.
configure({ asyncUtilTimeout: 5000 });

/** jsdom has no layout: everything counts as in view, and scrolling does nothing. */
class EverythingInView implements Partial<IntersectionObserver> {
  constructor(private readonly notify: IntersectionObserverCallback) {}
  observe(target: Element) {
    const entry = { isIntersecting: true, target, boundingClientRect: target.getBoundingClientRect() };
    this.notify([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  disconnect() {}
}

vi.stubGlobal('IntersectionObserver', EverythingInView);
vi.stubGlobal('scrollTo', () => undefined);
Element.prototype.scrollIntoView = () => undefined;
vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') });
vi.stubGlobal(
  'ResizeObserver',
  class implements ResizeObserver {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
