import { configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from './jsdom';

const { asyncUtilTimeout } = getConfig();
stubBrowser();

afterEach(() => vi.unstubAllGlobals());
afterAll(() => {
  // Other tests of this workspace run in the same window, without these.
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  configure({ asyncUtilTimeout });
});

describe('what jsdom is given', () => {
  it('has everything in view, at once', () => {
    const seen = vi.fn();
    const observer = new IntersectionObserver((entries) => seen(entries[0]?.isIntersecting));
    observer.observe(document.body);
    expect(seen).toHaveBeenCalledWith(true);
  });

  it('is there for each test, also after one that took its stubs away', () => {
    expect(() => new ResizeObserver(() => undefined).observe(document.body)).not.toThrow();
    expect(() => window.scrollTo(0, 1)).not.toThrow();
    expect(() => document.body.scrollIntoView()).not.toThrow();
    expect(CSS.escape('a.b')).toBe('a\\.b');
  });

  it('waits for what is loaded as it is needed', () => {
    expect(getConfig().asyncUtilTimeout).toBe(5000);
  });
});
