// @vitest-environment jsdom
import { publish } from '@saltbush/shared-ui/bus';
import { personalTabStorage } from '@saltbush/shared-ui/platform';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreScroll } from '../../src/routing/scroll';

const stored = () => Object.values(sessionStorage).join();

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  window.history.replaceState(null, '', '/search?q=metformin');
  restoreScroll();
  window.dispatchEvent(new Event('scrollend'));
});
afterEach(() => vi.restoreAllMocks());

it('notes how far a page was scrolled', () => {
  expect(stored()).toContain('/search?q=metformin');
});

it('keeps no address of a page after a sign-out, nor of the page that is left by it', () => {
  window.history.replaceState(null, '', '/products/metformin');
  window.dispatchEvent(new Event('scrollend'));
  expect(stored()).toContain('/products/metformin');
  personalTabStorage.forget();
  publish('auth:signed-out', {});
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).not.toContain('metformin');
  window.history.replaceState(null, '', '/cart');
  window.dispatchEvent(new Event('scrollend'));
  expect(stored()).toContain('/cart');
  expect(stored()).not.toContain('metformin');
});
