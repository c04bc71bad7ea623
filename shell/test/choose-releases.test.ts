import type { Registry, Release } from '@saltbush/build';
import { describe, expect, it } from 'vitest';
import { chooseReleases } from '../server/choose-releases';
import { isAllowedOrigin, isAllowedOverride } from '../server/overrides';

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

const visitors = Array.from({ length: 20_000 }, (_, n) => n.toString(16).padStart(8, '0'));
const chosen = (visitor: string, overrides = {}) => chooseReleases(registry, visitor, overrides).releases[0];
const getsCanary = (visitor: string, of = registry, remote = 'mf-cart') =>
  chooseReleases(of, visitor, {}).releases.some((one) => one.remote === remote && one.id.endsWith('-b'));
const [lucky = '', other = ''] = [true, false].map(
  (is) => visitors.find((id) => getsCanary(id) === is) ?? '',
);

/** Two remotes, each with a canary for the same share of visitors. */
function withTwoCanaries(share: number): Registry {
  const account = (id: string): Release => ({ ...release(id), remote: 'mf-account' });
  const canary = { release: release('1-b'), share };
  return {
    revision: 8,
    remotes: {
      'mf-cart': { current: release('1-a'), history: [], canary },
      'mf-account': { current: account('1-a'), history: [], canary: { release: account('1-b'), share } },
    },
  };
}

describe('chooseReleases', () => {
  it('serves the canary to its share of visitors only', () => {
    const share = visitors.filter((visitor) => getsCanary(visitor)).length / visitors.length;
    expect(share).toBeGreaterThan(0.19);
    expect(share).toBeLessThan(0.21);
    expect([chosen(lucky)?.id, chosen(other)?.id]).toEqual(['1-b', '1-a']);
  });

  it('serves a canary to everybody or nobody, and never to a document for nobody in particular', () => {
    const counts = [0, 1].map(
      (share) => visitors.filter((id) => getsCanary(id, withTwoCanaries(share))).length,
    );
    expect(counts).toEqual([0, visitors.length]);
    expect(chooseReleases(withTwoCanaries(1), null, {}).releases.map(({ id }) => id)).toEqual(['1-a', '1-a']);
  });

  it('keeps those who have a canary when its share grows', () => {
    const few = visitors.filter((id) => getsCanary(id, withTwoCanaries(0.1)));
    expect(few.every((id) => getsCanary(id, withTwoCanaries(0.5)))).toBe(true);
  });

  it('chooses the visitors of one canary independently of those of another', () => {
    const both = withTwoCanaries(0.2);
    const shared = visitors.filter((id) => getsCanary(id, both) && getsCanary(id, both, 'mf-account'));
    // A fifth of a fifth; the same fifth would be 0.2.
    expect(shared.length / visitors.length).toBeGreaterThan(0.035);
    expect(shared.length / visitors.length).toBeLessThan(0.045);
  });

  it('returns equal keys for equal choices, and different keys for different ones', () => {
    const another = visitors.findLast((id) => !getsCanary(id)) ?? '';
    expect(chooseReleases(registry, other, {}).key).toBe(chooseReleases(registry, another, {}).key);
    expect(chooseReleases(registry, lucky, {}).key).not.toBe(chooseReleases(registry, other, {}).key);
  });

  it("loads a developer's local build from its URL", () => {
    const override = chosen(other, { 'mf-cart': 'http://localhost:4101' });
    expect(override).toMatchObject({
      isOverride: true,
      base: 'http://localhost:4101/',
      browser: { entry: 'remoteEntry.js', integrity: '' },
    });
  });

  it('encodes what would end an attribute or an element of the document', () => {
    const override = chosen(other, { 'mf-cart': 'http://localhost:4101/"><script>alert(1)</script>' });
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

describe('an override of a remote from source', () => {
  const SHELL = 'http://localhost:4102/';
  const url = `http://localhost:4101/?${new URLSearchParams({ shell: SHELL })}`;

  it('runs in the shell of the same developer', () => {
    const choice = chooseReleases(registry, other, { 'mf-cart': url });
    expect(choice.shell).toBe(SHELL);
    expect(choice.releases[0]?.base).toBe('http://localhost:4101/');
    expect(chooseReleases(registry, other, { 'mf-cart': 'http://localhost:4101/' }).shell).toBeNull();
    expect(chooseReleases(registry, other, { 'mf-gone': url }).shell).toBeNull();
  });

  it('is refused if its shell is not of an allowed origin', () => {
    const allowed = ['http://localhost:*'];
    expect(isAllowedOverride(url, allowed)).toBe(true);
    for (const shell of ['https://elsewhere.example/', 'javascript:alert(1)', ''])
      expect(isAllowedOverride(`http://localhost:4101/?${new URLSearchParams({ shell })}`, allowed)).toBe(
        false,
      );
  });
});
