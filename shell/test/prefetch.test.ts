// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Remotes } from '../src/remotes';
import { prefetchOnIntent } from '../src/routing/prefetch';

const manifest = {
  name: 'mf-catalog',
  routes: [
    { path: '/', page: 'home' },
    { path: '/products/:slug', page: 'product' },
  ],
  fills: [],
};
const pictures: string[] = [];

function createShop() {
  const load = vi.fn(async () => ({ head: { title: 'Zinc', preloadImage: '/media/zinc.webp' } }));
  const loadCode = vi.fn(async () => ({ load }));
  const remotes = {
    list: [{ name: 'mf-catalog', manifest }],
    loadApplication: async () => ({ sources: { product: { load: loadCode } } }),
  } as unknown as Remotes;
  return { remotes, load, loadCode };
}

function link(): HTMLElement {
  document.body.innerHTML = '<main><a href="/products/zinc"><span>Zinc</span></a></main>';
  const anchor = document.querySelector('a') as HTMLElement;
  anchor.getBoundingClientRect = () => new DOMRect(0, 0, 100, 40);
  return anchor;
}

const send = (target: Element, type: string) => target.dispatchEvent(new Event(type, { bubbles: true }));
const saveData = (value: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: value }, configurable: true });

beforeEach(() => {
  vi.useFakeTimers();
  saveData(false);
  pictures.length = 0;
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        pictures.push(url);
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the next page', () => {
  it('is fetched with its main picture when its link is pressed, once', async () => {
    const { remotes, load } = createShop();
    prefetchOnIntent(remotes);
    const anchor = link();
    send(anchor, 'pointerdown');
    send(anchor, 'touchstart');
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(1);
    expect(pictures).toEqual(['/media/zinc.webp']);
  });

  it('is fetched when its link is hovered for a moment, not when the pointer passes', async () => {
    const { remotes, load } = createShop();
    prefetchOnIntent(remotes);
    const anchor = link();
    send(anchor, 'pointerover');
    send(document.body, 'pointerover');
    await vi.advanceTimersByTimeAsync(200);
    expect(load).not.toHaveBeenCalled();
    send(anchor, 'pointerover');
    await vi.advanceTimersByTimeAsync(200);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('has its code, not its data, once the page is idle and its link in view', async () => {
    const { remotes, load, loadCode } = createShop();
    link();
    prefetchOnIntent(remotes);
    expect(loadCode).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(loadCode).toHaveBeenCalledTimes(1);
    expect(load).not.toHaveBeenCalled();
  });

  it('is not fetched for visitors who save data', async () => {
    saveData(true);
    const { remotes, loadCode } = createShop();
    prefetchOnIntent(remotes);
    send(link(), 'pointerdown');
    await vi.advanceTimersByTimeAsync(5000);
    expect(loadCode).not.toHaveBeenCalled();
  });
});
