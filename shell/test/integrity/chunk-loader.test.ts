// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChunkLoader } from '../../src/integrity/chunk-loader';

const BASE = 'http://localhost/releases/mf-cart/1-a/browser/';
const SCRIPT = `${BASE}chunks/12.js`;

const createLoader = () =>
  createChunkLoader(
    (src) => Object.assign(document.createElement('script'), { type: 'text/x-never-run', src }),
    () => undefined,
  );
const scripts = () => [...document.head.querySelectorAll('script')];
const links = () => [...document.head.querySelectorAll('link')];

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = '';
});
afterEach(() => vi.useRealTimers());

describe('a script', () => {
  it('is loaded once for all who wait for it, and tells each how it ended', () => {
    const { loadScript } = createLoader();
    const [first, second] = [vi.fn(), vi.fn()];
    loadScript(SCRIPT, first);
    loadScript(SCRIPT, second);
    expect(scripts()).toHaveLength(1);
    scripts()[0]?.dispatchEvent(new Event('load'));
    for (const done of [first, second])
      expect(done.mock.calls).toEqual([[expect.objectContaining({ type: 'load' })]]);
    expect(scripts()).toHaveLength(0);
  });

  it('is requested again after it failed', () => {
    const { loadScript } = createLoader();
    const done = vi.fn();
    loadScript(SCRIPT, done);
    const [script] = scripts();
    script?.dispatchEvent(new Event('error'));
    expect(done).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'error', target: script }));
    loadScript(SCRIPT, done);
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).not.toBe(script);
  });

  it('has failed after two minutes', () => {
    const done = vi.fn();
    createLoader().loadScript(SCRIPT, done);
    vi.advanceTimersByTime(120_000);
    expect(done).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'timeout' }));
  });
});

describe('a style sheet', () => {
  const NAME = 'styles/mf-cart-12.css';

  it('is loaded once', async () => {
    const { loadStyle } = createLoader();
    const both = Promise.all([loadStyle(BASE, NAME), loadStyle(BASE, NAME)]);
    expect(links().map(({ rel, href }) => [rel, href])).toEqual([['stylesheet', BASE + NAME]]);
    links()[0]?.dispatchEvent(new Event('load'));
    await both;
    await loadStyle(BASE, NAME);
    expect(links()).toHaveLength(1);
  });

  it.each([`<style data-href="${NAME}"></style>`, `<link rel="stylesheet" data-href="${NAME}">`])(
    'is not loaded if the document brought it: %s',
    async (element) => {
      document.head.innerHTML = element;
      await createLoader().loadStyle(BASE, NAME);
      expect(document.head.children).toHaveLength(1);
    },
  );

  it('is removed when it failed, and requested again', async () => {
    const { loadStyle } = createLoader();
    const failed = expect(loadStyle(BASE, NAME)).rejects.toMatchObject({ name: 'ChunkLoadError' });
    links()[0]?.dispatchEvent(new Event('error'));
    await failed;
    expect(links()).toHaveLength(0);
    void loadStyle(BASE, NAME);
    expect(links()).toHaveLength(1);
  });
});

describe('what hangs below a URL', () => {
  const OTHER = SCRIPT.replace('mf-cart', 'mf-account');

  it('fails when it is abandoned, is requested again, and leaves the rest alone', async () => {
    const { loadScript, loadStyle, abandon } = createLoader();
    const [done, other] = [vi.fn(), vi.fn()];
    loadScript(SCRIPT, done);
    loadScript(OTHER, other);
    const style = expect(loadStyle(BASE, 'styles/a.css')).rejects.toMatchObject({ name: 'ChunkLoadError' });
    abandon(BASE);
    await style;
    expect(done).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'error' }));
    expect(other).not.toHaveBeenCalled();
    expect([scripts().length, links().length]).toEqual([1, 0]);
    loadScript(SCRIPT, done);
    void loadStyle(BASE, 'styles/a.css');
    expect([scripts().length, links().length]).toEqual([2, 1]);
  });

  it('does not fail once it has arrived', () => {
    const { loadScript, abandon } = createLoader();
    const done = vi.fn();
    loadScript(SCRIPT, done);
    scripts()[0]?.dispatchEvent(new Event('load'));
    abandon(BASE);
    expect(done).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'load' }));
  });
});
