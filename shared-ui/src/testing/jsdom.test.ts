import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from './jsdom';

stubBrowser();

afterEach(() => vi.unstubAllGlobals());
afterAll(() => {
  // Other tests of this workspace share the window and do not expect the stubs.
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

describe('stubBrowser', () => {
  it('reports every observed element as visible immediately', () => {
    const seen = vi.fn();
    const observer = new IntersectionObserver((entries) => seen(entries[0]?.isIntersecting));
    observer.observe(document.body);
    expect(seen).toHaveBeenCalledWith(true);
  });

  it('restores its stubs for each test, even after a test has removed them', () => {
    expect(() => new ResizeObserver(() => undefined).observe(document.body)).not.toThrow();
    expect(() => window.scrollTo(0, 1)).not.toThrow();
    expect(() => document.body.scrollIntoView()).not.toThrow();
    expect(CSS.escape('a.b')).toBe('a\\.b');
  });
});
