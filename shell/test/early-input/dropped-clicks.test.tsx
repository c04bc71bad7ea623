// @vitest-environment jsdom

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { releaseFailed } from '../../src/early-input/keeper';
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
