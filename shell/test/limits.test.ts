// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { showLimits } from '../src/limits';

const lines = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);
const goes = (state: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  window.dispatchEvent(new Event(state));
};

// Follows the network as long as the page.
beforeAll(showLimits);
afterEach(() => {
  vi.restoreAllMocks();
  document.body.textContent = '';
});

it('says nothing while everything works', () => {
  expect(lines()).toEqual([]);
});

it('says that there is no network, until it is back', async () => {
  goes('offline');
  await vi.waitFor(() => expect(lines()).toEqual([expect.stringMatching(/offline/)]));
  goes('online');
  expect(lines()).toEqual([]);
});

it('says what is not kept where storage is blocked, until it is read', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  showLimits();
  await vi.waitFor(() => expect(lines()).toEqual([expect.stringMatching(/cart and location/)]));
  document.querySelector('button')?.click();
  expect(lines()).toEqual([]);
});
