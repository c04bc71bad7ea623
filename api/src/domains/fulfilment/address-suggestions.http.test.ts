import { afterEach, describe, expect, it, vi } from 'vitest';
import { at } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import type { AddressLookup, FoundAddress } from './address-lookup/lookup';

const logged: string[] = [];
const shop = testShop({
  logTo: { write: (line) => void logged.push(line) },
  env: { LOG_LEVEL: 'debug', RATE_LIMIT_FACTOR: '1', RATE_LIMITS: 'addressLookupByAddress=40/600' },
});

const QUERY = `query AddressSuggestions($query: String!, $near: String) {
  address_suggestions(query: $query, near: $near) { id address_1 address_2 suburb state postcode label }
}`;
const ask = (query: string, near?: string) => shop.guest().send(QUERY, { query, near });
const labels = async (query: string, near?: string) =>
  at<{ label: string }[]>(await ask(query, near), 'address_suggestions').map(({ label }) => label);

/** Replaces the embedded sample for one test. */
const connect = (addressLookup: AddressLookup | null) => {
  const { addressLookup: sample } = shop.services;
  restore = () => Object.assign(shop.services, { addressLookup: sample });
  Object.assign(shop.services, { addressLookup });
};
let restore = () => {};
afterEach(() => {
  restore();
  restore = () => {};
});

const found = (suburb: string, postcode: string, rest: Partial<FoundAddress> = {}): FoundAddress => ({
  id: `${suburb}${postcode}`,
  address_1: '12 King Street',
  address_2: '',
  suburb,
  state: 'NSW',
  postcode,
  ...rest,
});
const provider = (addresses: FoundAddress[]) => ({
  name: 'geoscape' as const,
  suggest: vi.fn(async () => addresses),
});

describe('address suggestions', () => {
  it('complete an address in full, at most six [addresses-01]', async () => {
    expect(await ask('12 Crown St Surry')).toEqual({
      data: {
        address_suggestions: [
          {
            id: '2010-surry-hills-crown-street',
            address_1: '12 Crown Street',
            address_2: '',
            suburb: 'Surry Hills',
            state: 'NSW',
            postcode: '2010',
            label: '12 Crown Street, Surry Hills NSW 2010',
          },
        ],
      },
    });
    expect(await labels('3/12 crown st surry hills nsw 2010')).toEqual([
      'Unit 3, 12 Crown Street, Surry Hills NSW 2010',
    ]);
    expect(await labels('12 King St')).toHaveLength(6);
  });

  it('begin near the shopper', async () => {
    expect((await labels('12 King St', '3000'))[0]).toBe('12 King Street, Melbourne VIC 3000');
    expect((await labels('12 King St', '2010'))[0]).toMatch(/ NSW 2010$/);
    expect(await labels('12 King St', 'none')).toEqual(await labels('12 King St'));
  });

  it('are none for anything that is not the beginning of a street address [addresses-01] [addresses-03]', async () => {
    const service = provider([found('NEWTOWN', '2042')]);
    connect(service);
    for (const query of ['', '12', '12 K', 'King Street', 'PO Box 12 Sydney', `12 ${'King '.repeat(100)}`]) {
      expect(await labels(query)).toEqual([]);
    }
    expect(service.suggest).not.toHaveBeenCalled();
  });

  it('are of suburbs that orders can be sent to, those near the shopper first', async () => {
    connect(
      provider([
        found('Melbourne', '3000', { state: 'VIC' }),
        found('Nowhere', '2010'),
        found('Surry Hills', '2010', { state: 'VIC' }),
        found('Sydney', '2000'),
        found('Surry Hills', '2010'),
      ]),
    );
    expect(await labels('12 King St', '2010')).toEqual([
      '12 King Street, Surry Hills NSW 2010',
      '12 King Street, Sydney NSW 2000',
      '12 King Street, Melbourne VIC 3000',
    ]);
    expect((await labels('12 King St'))[0]).toBe('12 King Street, Melbourne VIC 3000');
  });

  it('keep the unit that was typed where the service knows the building alone [addresses-02]', async () => {
    connect(provider([found('Surry Hills', '2010')]));
    expect(await labels('3/12 King St')).toEqual(['Unit 3, 12 King Street, Surry Hills NSW 2010']);
  });

  it('are none while no service is connected [addresses-05]', async () => {
    connect(null);
    expect(await labels('12 King St')).toEqual([]);
  });

  it('are asked for by POST, kept by no cache and named in no line of the log [addresses-04]', async () => {
    const text = '77 Kurrajongly Road Surry';
    const body = JSON.stringify({ query: QUERY, variables: { query: text } });
    const headers = { 'content-type': 'application/json' };
    const posted = await fetch(`${shop.url}/graphql`, { method: 'POST', headers, body });
    expect(posted.headers.get('cache-control')).toBe('no-store');
    const read = await fetch(`${shop.url}/graphql?query=${encodeURIComponent(QUERY)}`);
    expect(read.status).toBe(405);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('')).not.toMatch(/kurrajongly|crown st|king st/i);
  });

  it('let the service know when the shopper has typed on, and only then [addresses-06]', async () => {
    const visit = new AbortController();
    let answered: AbortSignal | undefined;
    let abandoned: AbortSignal | undefined;
    connect({
      name: 'geoscape',
      suggest: async (_query, _near, signal) => {
        answered = signal;
        return [];
      },
    });
    expect(await labels('12 King St')).toEqual([]);
    restore();
    connect({
      name: 'geoscape',
      suggest: (_query, _near, signal) =>
        new Promise((resolve) => {
          abandoned = signal;
          signal?.addEventListener('abort', () => resolve([]));
        }),
    });
    const body = JSON.stringify({ query: QUERY, variables: { query: '12 Crown St' } });
    const headers = { 'content-type': 'application/json' };
    const { signal } = visit;
    const response = fetch(`${shop.url}/graphql`, { method: 'POST', headers, body, signal });
    await vi.waitFor(() => expect(abandoned?.aborted).toBe(false));
    visit.abort();
    await expect(response).rejects.toThrow('abort');
    await vi.waitFor(() => expect(abandoned?.aborted).toBe(true));
    expect(answered?.aborted).toBe(false);
  });

  it('are counted by address only where a service is asked', async () => {
    const statuses: unknown[] = [];
    for (let turn = 0; turn <= 40; turn += 1)
      statuses.push((await ask('12 King St')).errors?.[0]?.extensions.code);
    expect(statuses).toContain('RATE_LIMITED');
    expect(await labels('12 K')).toEqual([]);
  });
});
