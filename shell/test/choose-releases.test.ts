import type { Registry, Release } from '@saltbush/build';
import { describe, expect, it } from 'vitest';
import { chooseReleases } from '../server/choose-releases';
import { isAllowedOrigin } from '../server/overrides';

const release = (id: string): Release => ({
  remote: 'mf-cart',
  id,
  base: `/releases/mf-cart/${id}/`,
  browser: { entry: 'browser/remoteEntry.js', integrity: 'sha384-a' },
  server: { entry: 'server/remoteEntry.cjs', integrity: 'sha384-b' },
  manifest: { name: 'mf-cart', squad: 'Cart', description: '', routes: [], fills: [], offers: [] },
  assets: {},
});

const registry: Registry = {
  revision: 7,
  remotes: {
    'mf-cart': { current: release('1-a'), history: [], canary: { release: release('1-b'), share: 0.2 } },
  },
};

const chosen = (visitor: number, overrides = {}) => chooseReleases(registry, visitor, overrides).releases[0];

describe('chooseReleases', () => {
  it('serves the canary to its share of visitors only', () => {
    expect(chosen(0.1)?.id).toBe('1-b');
    expect(chosen(0.2)?.id).toBe('1-a');
    expect(chosen(0.9)?.id).toBe('1-a');
  });

  it('returns equal keys for equal choices, and different keys for different ones', () => {
    expect(chooseReleases(registry, 0.5, {}).key).toBe(chooseReleases(registry, 0.9, {}).key);
    expect(chooseReleases(registry, 0.1, {}).key).not.toBe(chooseReleases(registry, 0.9, {}).key);
  });

  it("loads a developer's local build from its URL", () => {
    const override = chosen(0.5, { 'mf-cart': 'http://localhost:4101' });
    expect(override).toMatchObject({
      isOverride: true,
      base: 'http://localhost:4101/',
      browser: { entry: 'remoteEntry.js', integrity: '' },
    });
  });

  it('encodes what would end an attribute or an element of the document', () => {
    const override = chosen(0.5, { 'mf-cart': 'http://localhost:4101/"><script>alert(1)</script>' });
    expect(override?.base).toBe('http://localhost:4101/%22%3E%3Cscript%3Ealert(1)%3C/script%3E/');
  });
});

describe('isAllowedOrigin', () => {
  const allowed = ['http://localhost:*', 'https://preview.example'];
  it.each([
    ['http://localhost:4101/', true],
    ['https://preview.example/x/', true],
    ['http://localhost.evil.example:80/', false],
    ['https://localhost:4101/', false],
    ['https://evil.example/', false],
    ['nonsense', false],
  ])('%s → %s', (address, expected) => expect(isAllowedOrigin(address, allowed)).toBe(expected));
});
