import { Collection, MongoClient, MongoNetworkError } from 'mongodb';
import type { Logger } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { at } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';
import { readConfig } from '../../server/config';
import { createAddressLookup } from './address-lookup';

const shop = testShop();
const DAY_MS = 24 * 60 * 60 * 1000;
const QUERY = '{ address_suggestions(query: "12 King St") { label } }';
const line = { id: 'GANSW1', address: '12 KING ST, SURRY HILLS NSW 2010' };

const clients: MongoClient[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await shop.collection('rate_limits').deleteMany({});
});

/** A process of the shop, with a connected service that counts what it is asked. */
async function startProcess(settings: NodeJS.ProcessEnv = {}) {
  const client = await new MongoClient(shop.databaseUri).connect();
  clients.push(client);
  const config = readConfig({ NODE_ENV: 'test', GEOSCAPE_API_KEY: 'key', ...settings });
  const warn = vi.fn();
  const log = { warn } as Partial<Logger> as Logger;
  const send = vi.fn(async () => Response.json({ suggest: [line] }));
  vi.stubGlobal('fetch', send);
  const db = client.db(shop.db.databaseName);
  const lookup = createAddressLookup({ client, db, clock: shop.clock, log, config });
  vi.unstubAllGlobals();
  const suggest = async () => (await lookup?.suggest('12 King St', null)) ?? [];
  return { lookup, suggest, send, warn };
}

describe('paid lookups of addresses', () => {
  it('end with the day’s number for all processes and visitors together, until the next day [addresses-07]', async () => {
    const env = { ADDRESS_LOOKUPS_PER_DAY: '5', RATE_LIMIT_FACTOR: '50' };
    const processes = [await startProcess(env), await startProcess(env)] as const;
    const asked = () => processes.reduce((sum, { send }) => sum + send.mock.calls.length, 0);
    const answers = await Promise.all(processes.flatMap(({ suggest }) => Array.from({ length: 4 }, suggest)));
    expect(answers.filter(({ length }) => length === 1)).toHaveLength(5);
    expect(asked()).toBe(5);
    for (const { suggest, warn } of processes) {
      expect([await suggest(), await suggest()]).toEqual([[], []]);
      const told = { allowance: 'addressLookupByShop', callsPerDay: 5 };
      expect(warn.mock.calls).toEqual([[told, 'The calls of the day are used up']]);
    }
    expect(asked()).toBe(5);

    shop.clock.advance(DAY_MS);
    expect(await processes[0].suggest()).toHaveLength(1);
  });

  it('wait while none can be counted, and the day goes on afterwards [addresses-07]', async () => {
    const { suggest, send, warn } = await startProcess({ ADDRESS_LOOKUPS_PER_DAY: '3' });
    expect(await suggest()).toHaveLength(1);
    const outage = vi
      .spyOn(Collection.prototype, 'findOneAndUpdate')
      .mockRejectedValue(new MongoNetworkError('connection closed'));
    for (let turn = 0; turn < 5; turn += 1) expect(await suggest()).toEqual([]);
    outage.mockRestore();
    expect(send).toHaveBeenCalledOnce();
    const told = { allowance: 'addressLookupByShop' };
    expect(warn.mock.calls).toEqual([[told, 'Calls cannot be counted, and none is made']]);
    expect([await suggest(), await suggest(), await suggest()].map(({ length }) => length)).toEqual([
      1, 1, 0,
    ]);
  });

  it('are missed in silence: the shopper types on', async () => {
    const { lookup, send } = await startProcess({ ADDRESS_LOOKUPS_PER_DAY: '1' });
    const { addressLookup } = shop.services;
    Object.assign(shop.services, { addressLookup: lookup });
    const ask = async () => at(await shop.guest().send(QUERY), 'address_suggestions');
    expect(await ask()).toEqual([{ label: '12 King Street, Surry Hills NSW 2010' }]);
    expect(await ask()).toEqual([]);
    Object.assign(shop.services, { addressLookup });
    expect(send).toHaveBeenCalledOnce();
  });

  it('are counted by the day alone, in what the database removes by itself', async () => {
    const { suggest } = await startProcess();
    await suggest();
    const [counted] = await shop
      .collection('rate_limits')
      .find({ key: /^addressLookupByShop/ })
      .toArray();
    expect(Object.keys(counted ?? {}).sort()).toEqual(['_id', 'expire', 'key', 'points']);
    expect([counted?.key, counted?.points]).toEqual(['addressLookupByShop:2026-11-24', 1]);
    expect(counted?.expire).toBeInstanceOf(Date);
  });

  it('are five thousand a day unless a setting says otherwise, and none with 0', async () => {
    expect(readConfig({}).addressLookupsPerDay).toBe(5000);
    const { suggest, send } = await startProcess({ ADDRESS_LOOKUPS_PER_DAY: '0' });
    expect(await suggest()).toEqual([]);
    expect(send).not.toHaveBeenCalled();
    expect(() => readConfig({ ADDRESS_LOOKUPS_PER_DAY: 'many' })).toThrow('ADDRESS_LOOKUPS_PER_DAY');
  });
});
