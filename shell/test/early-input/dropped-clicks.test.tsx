// @vitest-environment jsdom

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { releaseFailed } from '../../src/early-input/keeper';
import { LOAD_TIMEOUT_MS } from '../../src/remotes';
import { createBrowserSlots } from '../../src/slots';
import { button, calls, Fragment, find, isIdle, leavePage, pause } from './controls';
import { showServerMarkup, startEarlyInput } from './early-page';

beforeAll(() => startEarlyInput());
afterEach(leavePage);

describe('a click before hydration', () => {
  it('is given up if the fragment fails: its error offers a retry', async () => {
    const page = showServerMarkup(Fragment);
    button('Add').click();
    await page.hydrate();
    page.fail();
    await vi.waitFor(() => expect(find('[role=alert]')).not.toBeNull());
    await pause();
    expect(window.saltbushEarlyInput?.held).toEqual([]);
  });

  describe('whose part is overdue, so that its control has made way for Retry,', () => {
    const fill = { remote: 'mf-cart', fragment: 'purchase' };
    const held = () => window.saltbushEarlyInput?.held.length;

    async function becomeOverdue() {
      showServerMarkup(Fragment);
      const add = button('Add');
      add.click();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      let fail: (cause: Error) => void = () => undefined;
      const loadFragment = () => new Promise<never>((_, reject) => (fail = reject));
      const slots = createBrowserSlots({ list: [], loadFragment, invalidate: () => undefined });
      const overdue = slots.load(fill, 0).catch((error) => slots.report(fill, error));
      vi.advanceTimersByTime(LOAD_TIMEOUT_MS);
      vi.useRealTimers();
      await overdue;
      add.remove();
      return { slots, fail };
    }

    it('is kept while the part may arrive, and given up if it fails after all', async () => {
      const { slots, fail } = await becomeOverdue();
      expect(held()).toBe(1);
      const late = slots.late?.(fill, 0);
      fail(new Error('No connection'));
      await expect(late).rejects.toThrow('No connection');
      expect(held()).toBe(0);
    });

    it('is given up at Retry', async () => {
      const { slots } = await becomeOverdue();
      void slots.load(fill, 1);
      expect(held()).toBe(0);
    });
  });

  it('is given up if its part of the page fails', () => {
    showServerMarkup(Fragment);
    button('Add').click();
    releaseFailed(find('[data-application]'));
    expect(isIdle(button('Add'))).toBe(true);
  });

  it('is never performed on another page', async () => {
    const page = showServerMarkup(Fragment);
    button('Add').click();
    history.replaceState(null, '', '/elsewhere');
    await page.hydrate();
    page.arrive();
    await pause();
    expect([calls, isIdle(button('Add'))]).toEqual([[], true]);
  });

  it('is forgotten when the document is left, which Back may show again', async () => {
    const page = showServerMarkup(Fragment);
    button('Add').click();
    window.dispatchEvent(new Event('pagehide'));
    expect(isIdle(button('Add'))).toBe(true);
    await page.hydrate();
    page.arrive();
    await pause();
    expect(calls).toEqual([]);
  });
});
