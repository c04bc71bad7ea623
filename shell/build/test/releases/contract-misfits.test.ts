import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Agreements, PlatformContract } from '../../src/platform/contract';
import { findMisfitsOfCurrent } from '../../src/platform/current-misfits';
import { publishShell, readPlatform } from '../../src/platform/description';
import { promote, setCanary } from '../../src/releases/pointer';
import type { UsedContract } from '../../src/releases/uses';
import { createReleaseStore, type ReleaseStore } from './release-store';

const CONTRACT: PlatformContract = {
  version: '2.1',
  slots: { 'card.action': { 'product.id': 'number', 'product.price': 'number' } },
  events: { 'cart:changed': { uuid: 'string' } },
};

let releases: ReleaseStore;
let folder: string;

const publish = (contract: PlatformContract) =>
  publishShell(folder, JSON.stringify({ modules: {}, packages: {}, slots: [], contract }));

/** Stores a release that was built with the platform's contract, except as the parameters say. */
function store(
  remote: string,
  id: string,
  takes: Partial<Agreements>,
  gives: Partial<Agreements> = {},
): void {
  const none = { slots: {}, events: {} };
  const contract: UsedContract = {
    version: '1.0',
    hash: '',
    takes: { ...none, ...takes },
    gives: { ...none, ...gives },
  };
  releases.store(remote, id, {}, [], { modules: {}, packages: {}, contract });
}

beforeEach(() => {
  releases = createReleaseStore();
  folder = releases.folder;
  publish(CONTRACT);
});
afterEach(() => releases.remove());

const BUILT = '(built with contract 1.0; the running shell has 2.1)';

describe('a promotion is refused if the release was built', () => {
  it.each<[string, Partial<Agreements>, Partial<Agreements>, string]>([
    [
      'for a prop that is of another type',
      { slots: { 'card.action': { 'product.price': 'string' } } },
      {},
      'mf-cart 1-b takes the slot card.action, but product.price is number instead of string',
    ],
    [
      'for a prop that was removed, or is not there yet',
      { slots: { 'card.action': { 'product.stars': 'number' } } },
      {},
      'mf-cart 1-b takes the slot card.action, but product.stars is missing',
    ],
    [
      'without a prop that fragments of others need',
      {},
      { slots: { 'card.action': { 'product.id': 'number' } } },
      'mf-cart 1-b gives the slot card.action, but product.price is missing',
    ],
    [
      'for an event of another payload',
      { events: { 'cart:changed': { uuid: 'string', lines: 'number' } } },
      {},
      'mf-cart 1-b takes the event cart:changed, but lines is missing',
    ],
    [
      'to publish another payload',
      {},
      { events: { 'cart:changed': { uuid: 'string | null' } } },
      'mf-cart 1-b gives the event cart:changed, but uuid is string | null instead of string',
    ],
    [
      'for an event that the shell does not know',
      { events: { 'cart:emptied': {} } },
      {},
      'mf-cart 1-b takes the event cart:emptied, which the running shell does not know',
    ],
  ])('%s', async (_case, takes, gives, sentence) => {
    store('mf-cart', '1-a', {});
    await promote('mf-cart', '1-a', folder);
    store('mf-cart', '1-b', takes, gives);
    await expect(promote('mf-cart', '1-b', folder)).rejects.toThrow(`${sentence} ${BUILT}`);
    await expect(setCanary('mf-cart', '1-b', 0.1, folder)).rejects.toThrow(sentence);
    expect(releases.current('mf-cart')).toBe('1-a');
  });

  it('and not for what only was added, on either side', async () => {
    store(
      'mf-cart',
      '1-a',
      { slots: { 'card.action': { 'product.id': 'number', 'product.stars?': 'number' } } },
      { events: { 'cart:changed': { uuid: 'string', at: 'string' } } },
    );
    await promote('mf-cart', '1-a', folder);
    expect(releases.current('mf-cart')).toBe('1-a');
  });
});

describe('a shell to be deployed', () => {
  it('is compared with what current releases take and give', async () => {
    store('mf-cart', '1-a', { slots: CONTRACT.slots }, { events: CONTRACT.events });
    await promote('mf-cart', '1-a', folder);
    expect(findMisfitsOfCurrent(folder, readPlatform(folder))).toEqual([]);
    publish({ ...CONTRACT, version: '3.0', slots: { 'card.action': { 'product.id': 'number' } } });
    expect(findMisfitsOfCurrent(folder, readPlatform(folder))).toEqual([
      'mf-cart 1-a takes the slot card.action, but product.price is missing (built with contract 1.0; the running shell has 3.0)',
    ]);
  });

  it('is not compared where an older shell published no contract', async () => {
    writeFileSync(
      join(folder, 'platform/shell.json'),
      JSON.stringify({ modules: {}, packages: {}, slots: [] }),
    );
    store('mf-cart', '1-a', { events: { 'cart:emptied': {} } });
    await promote('mf-cart', '1-a', folder);
    expect(releases.current('mf-cart')).toBe('1-a');
  });
});
