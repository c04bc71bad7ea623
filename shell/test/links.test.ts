import { readdirSync, readFileSync } from 'node:fs';
import { links } from '@saltbush/contract/links';
import { matchRoute, type RemoteManifest } from '@saltbush/shared-ui/platform';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);

const routes = readdirSync(ROOT)
  .filter((name) => name.startsWith('mf-'))
  .map((name) => JSON.parse(readFileSync(new URL(`${name}/remote.json`, ROOT), 'utf8')) as RemoteManifest)
  .flatMap((manifest) => manifest.routes);

const isClaimed = (address: string) =>
  matchRoute(routes, new URL(address, 'https://shop.invalid').pathname) !== null;

/** Pages that no remote serves yet. Code that links to them checks the platform's `isServed` first. */
const NOT_BUILT: string[] = [];

/** Returns every URL in the table, with 1 for each parameter. */
function addressesOf(table: object): string[] {
  return Object.values(table).flatMap((entry: unknown) => {
    if (typeof entry !== 'function') return addressesOf(entry as object);
    const address: unknown = entry('1');
    return typeof address === 'string' ? [address] : [];
  });
}

const addresses = addressesOf(links);

describe('links', () => {
  it('lead to pages that a remote serves', () => {
    expect(addresses.length).toBeGreaterThan(35);
    const dead = addresses.filter((address) => !NOT_BUILT.includes(address) && !isClaimed(address));
    expect(dead).toEqual([]);
  });

  it('out of the frame of a task lead to pages that a remote serves', () => {
    const exits = routes.flatMap(({ focus }) => focus?.exit.path ?? []);
    expect(exits.length).toBeGreaterThanOrEqual(4);
    expect(exits.filter((exit) => !isClaimed(exit))).toEqual([]);
  });

  it('are listed as not built only if no remote serves them', () => {
    expect(NOT_BUILT.filter(isClaimed)).toEqual([]);
  });

  it('fail the check if no remote serves them', () => {
    expect(isClaimed('/no-such-page')).toBe(false);
  });

  it('escape their parameters', () => {
    expect(links.product('a/b?c')).toBe('/products/a%2Fb%3Fc');
    expect(links.browse('vitamins/b 12')).toBe('/browse/vitamins/b%2012');
    expect(links.search('  zinc & iron ')).toBe('/search-results?query=zinc%20%26%20iron');
    expect(links.search('   ')).toBeNull();
  });
});
