import { describe, expect, it, vi } from 'vitest';
import { TestClock } from '../../../../test/server/test-clock';
import { FAILURES, REST_MS, RETRIAL_MS } from './circuit';
import { createGeoscapeLookup } from './geoscape';

const TYPED = '3/12 King St Newtown';
const answer = (...lines: string[]) =>
  Response.json({ suggest: lines.map((address, rank) => ({ id: `GANSW${rank}`, address, rank })) });

function setup(respond: () => Response | Promise<Response>) {
  const send = vi.fn<typeof fetch>(async () => respond());
  const warn = vi.fn();
  const clock = new TestClock(new Date('2026-11-30T00:00:00Z'));
  const spend = vi.fn(async () => true);
  const lookup = createGeoscapeLookup({ key: 'the-key', clock, log: { warn }, allowance: { spend }, send });
  const suggest = (abandoned?: AbortSignal) => lookup.suggest(TYPED, null, abandoned);
  return { send, warn, spend, clock, suggest };
}

describe('Geoscape’s lookup of addresses', () => {
  it('sends what is typed by HTTPS with the key in a header, and nothing else', async () => {
    const { send, suggest } = setup(() => answer());
    await suggest();
    const [address, init] = send.mock.calls[0] ?? [];
    const url = new URL(String(address));
    expect([url.protocol, url.host, url.pathname]).toEqual([
      'https:',
      'api.psma.com.au',
      '/v1/predictive/address',
    ]);
    expect([...url.searchParams]).toEqual([['query', TYPED]]);
    expect(init).toMatchObject({ headers: { authorization: 'the-key' }, redirect: 'error' });
    expect(Object.keys(init?.headers ?? {})).toEqual(['authorization', 'accept']);
    expect(init?.signal).toBeInstanceOf(AbortSignal);
  });

  it('spells addresses as on a parcel, without post office boxes', async () => {
    const { suggest } = setup(() =>
      answer(
        'UNIT 3, 12 KING ST, NEWTOWN NSW 2042',
        'BANKSIA TOWER, UNIT 3, 12-14 ST GEORGES TCE, PERTH WA 6000',
        '3/41A COMMERCIAL ST E, MOUNT GAMBIER SA 5290',
        'PO BOX 12, NEWTOWN NSW 2042',
        'LOT 5 OLD SOUTH RD, BOWRAL NSW 2576',
        'UPPER 5 SMITH ST, BOWRAL NSW 2576',
        'LEVEL G, 5 SMITH ST, BOWRAL NSW 2576',
        'somewhere',
      ),
    );
    expect(await suggest()).toEqual([
      {
        id: 'GANSW0',
        address_1: '12 King Street',
        address_2: 'Unit 3',
        suburb: 'Newtown',
        state: 'NSW',
        postcode: '2042',
      },
      {
        id: 'GANSW1',
        address_1: '12-14 St Georges Terrace',
        address_2: 'Banksia Tower, Unit 3',
        suburb: 'Perth',
        state: 'WA',
        postcode: '6000',
      },
      {
        id: 'GANSW2',
        address_1: '41A Commercial Street East',
        address_2: 'Unit 3',
        suburb: 'Mount Gambier',
        state: 'SA',
        postcode: '5290',
      },
      {
        id: 'GANSW4',
        address_1: 'Lot 5 Old South Road',
        address_2: '',
        suburb: 'Bowral',
        state: 'NSW',
        postcode: '2576',
      },
      {
        id: 'GANSW5',
        address_1: 'Upper 5 Smith Street',
        address_2: '',
        suburb: 'Bowral',
        state: 'NSW',
        postcode: '2576',
      },
      {
        id: 'GANSW6',
        address_1: '5 Smith Street',
        address_2: 'Level G',
        suburb: 'Bowral',
        state: 'NSW',
        postcode: '2576',
      },
    ]);
  });

  it.each([
    ['refuses the key', () => new Response(null, { status: 401 }), 'Responded with 401'],
    ['is overloaded', () => new Response(TYPED, { status: 503 }), 'Responded with 503'],
    ['sends no JSON', () => new Response(`<p>${TYPED}`), 'Responded with something else than suggestions'],
    ['is slow', () => Promise.reject(new DOMException(TYPED, 'TimeoutError')), 'TimeoutError'],
    ['cannot be reached', () => Promise.reject(new TypeError(`fetch failed: ${TYPED}`)), 'TypeError'],
  ])(
    'is left alone for a minute when it %s, and the log has no address [addresses-04]',
    async (_, respond, reason) => {
      const { send, warn, clock, suggest } = setup(respond);
      for (let turn = 0; turn < FAILURES + 2; turn += 1) expect(await suggest()).toEqual([]);
      expect(send).toHaveBeenCalledTimes(FAILURES);
      expect(warn.mock.calls).toEqual([[{ reason }, 'Addresses are not suggested for a while']]);

      clock.advance(REST_MS);
      await suggest();
      await suggest();
      expect(send).toHaveBeenCalledTimes(FAILURES + 1);

      clock.advance(REST_MS);
      send.mockImplementation(async () => answer('12 KING ST, NEWTOWN NSW 2042'));
      expect(await suggest()).toHaveLength(1);
      expect(await suggest()).toHaveLength(1);
    },
  );

  it('counts what failed at the same time once, and is tried by one call alone after its rest [addresses-04]', async () => {
    const { send, clock, suggest } = setup(() => Promise.reject(new TypeError('fetch failed')));
    const atOnce = () => Promise.all(Array.from({ length: 5 }, () => suggest()));
    await atOnce();
    await suggest();
    expect(send).toHaveBeenCalledTimes(6);
    await suggest();
    await suggest();
    expect(send).toHaveBeenCalledTimes(7);
    clock.advance(REST_MS);
    await atOnce();
    expect(send).toHaveBeenCalledTimes(8);
  });

  it('is not left alone for text that it makes nothing of', async () => {
    const { send, suggest } = setup(() => new Response(null, { status: 400 }));
    for (let turn = 0; turn < FAILURES + 2; turn += 1) expect(await suggest()).toEqual([]);
    expect(send).toHaveBeenCalledTimes(FAILURES + 2);
  });

  describe('for somebody who has typed on', () => {
    /** Asks a service that never responds, and leaves once it has been asked. */
    async function leave({ send, suggest }: ReturnType<typeof setup>): Promise<void> {
      const visit = new AbortController();
      const before = send.mock.calls.length;
      const found = suggest(visit.signal);
      await vi.waitFor(() => expect(send.mock.calls.length).toBe(before + 1));
      visit.abort();
      expect(await found).toEqual([]);
      expect(send.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
    }
    const hang: typeof fetch = (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });

    it('ends the call, which is no failure of the service [addresses-06]', async () => {
      const service = setup(() => answer());
      service.send.mockImplementation(hang);
      for (let turn = 0; turn < FAILURES + 1; turn += 1) await leave(service);
      expect(service.warn).not.toHaveBeenCalled();
      expect(service.send).toHaveBeenCalledTimes(FAILURES + 1);
    });

    it('lets a call soon afterwards find out whether the service responds again, not each letter', async () => {
      const service = setup(() => new Response(null, { status: 503 }));
      for (let turn = 0; turn < FAILURES; turn += 1) await service.suggest();
      service.clock.advance(REST_MS);
      service.send.mockImplementation(hang);
      await leave(service);
      service.send.mockImplementation(async () => answer('12 KING ST, NEWTOWN NSW 2042'));
      service.clock.advance(RETRIAL_MS - 1);
      expect(await service.suggest()).toEqual([]);
      expect(service.send).toHaveBeenCalledTimes(FAILURES + 1);
      service.clock.advance(1);
      expect(await service.suggest()).toHaveLength(1);
    });

    it('asks nothing, and counts nothing, if they left before', async () => {
      const { send, spend, suggest } = setup(() => answer());
      expect(await suggest(AbortSignal.abort())).toEqual([]);
      expect([send.mock.calls, spend.mock.calls]).toEqual([[], []]);
    });
  });

  it('is not asked once the calls of the day are used up, and counts none while it is left alone [addresses-07]', async () => {
    const { send, spend, clock, suggest } = setup(() => new Response(null, { status: 503 }));
    for (let turn = 0; turn < FAILURES + 2; turn += 1) await suggest();
    expect(spend).toHaveBeenCalledTimes(FAILURES);
    clock.advance(REST_MS);
    spend.mockResolvedValueOnce(false);
    expect(await suggest()).toEqual([]);
    expect(send).toHaveBeenCalledTimes(FAILURES);
    clock.advance(RETRIAL_MS);
    await suggest();
    expect(send).toHaveBeenCalledTimes(FAILURES + 1);
  });
});
