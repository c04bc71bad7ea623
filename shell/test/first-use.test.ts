// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const link = () => document.head.querySelector('link');

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  document.head.innerHTML = '<link rel="saltbush-later" as="script" href="/a.js">';
});

/** Loads the module as a new document does, and returns what it tells. */
async function open() {
  const { firstUse } = await import('../src/first-use');
  const used = vi.fn();
  firstUse().then(used);
  const settle = () => vi.waitFor(() => expect(used).toHaveBeenCalled());
  return { used, settle };
}

it.each(['pointerover', 'touchstart', 'focusin', 'scroll', 'held'])(
  'requests what the document names for later at %s, not before',
  async (type) => {
    const { used, settle } = await open();
    await Promise.resolve();
    expect([used.mock.calls.length, link()?.rel]).toEqual([0, 'saltbush-later']);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(link()?.rel).toBe('preload');
  },
);

it('does not wait where the document is out of date for the visitor', async () => {
  localStorage.setItem('cart_uuid', '1');
  const { settle } = await open();
  await settle();
  expect(link()?.rel).toBe('preload');
});

it('does not wait for visitors who were faster than the scripts', async () => {
  Object.assign(window, { saltbushEarlyInput: { held: [{}] } });
  const { settle } = await open();
  await settle();
  Object.assign(window, { saltbushEarlyInput: undefined });
});

it('waits for use where the browser blocks storage', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  const { used, settle } = await open();
  await Promise.resolve();
  expect(used).not.toHaveBeenCalled();
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await settle();
  blocked.mockRestore();
});
