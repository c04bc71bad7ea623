// @vitest-environment jsdom

import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { button, calls, Fragment, find, isBusy, isIdle, leavePage, pause } from './controls';
import { showServerMarkup, startEarlyInput } from './early-page';

beforeAll(() => startEarlyInput());
afterEach(leavePage);

describe('a click before hydration', () => {
  it('is performed once when the fragment of its slot arrives, not when the page around it does', async () => {
    const page = showServerMarkup(Fragment);
    const add = button('Add');
    add.click();
    expect(isBusy(add)).toBe(true);
    await page.hydrate();
    await pause();
    expect([calls, isBusy(add)]).toEqual([[], true]);
    page.arrive();
    await vi.waitFor(() => expect(calls).toEqual(['add 1']));
    await pause();
    expect([calls, isIdle(add), add.isConnected]).toEqual([['add 1'], true, true]);
  });

  it('is held also between the page and its slot', async () => {
    const page = showServerMarkup(Fragment);
    await page.hydrate();
    button('Add').click();
    expect(isBusy(button('Add'))).toBe(true);
    page.arrive();
    await vi.waitFor(() => expect(calls).toEqual(['add 1']));
    button('Add').click();
    expect(calls).toEqual(['add 1', 'add 1']);
  });

  it('counts once if repeated, except on a stepper, and keeps its place in the order', async () => {
    const page = showServerMarkup(Fragment);
    for (const name of ['More', 'More', 'Add', 'Add', 'More']) button(name).click();
    await page.hydrate();
    page.arrive();
    await vi.waitFor(() => expect(find('output').textContent).toBe('4 '));
    expect(calls).toEqual(['add 3']);
  });

  it('is performed on the control that React renders in place of the first', async () => {
    const page = showServerMarkup(Fragment);
    button('Add').click();
    const before = button('Add');
    await pause();
    before.replaceWith(before.cloneNode(true));
    await page.hydrate();
    page.arrive();
    await vi.waitFor(() => expect(calls).toEqual(['add 1']));
  });
});
