import { configure } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

class NothingResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom has no layout and no media: a wide screen, no preference, nothing scrolls. */
function stubBrowser(): void {
  vi.stubGlobal('ResizeObserver', NothingResizes);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Element.prototype.scrollIntoView = () => undefined;
}

/** A part that loads on demand is compiled first; on a busy machine that takes a while. */
configure({ asyncUtilTimeout: 8000 });

stubBrowser();
beforeEach(stubBrowser);
