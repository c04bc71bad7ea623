import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import {
  bookingUuid,
  confirmBooking,
  createBooking,
  slotDays,
} from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const staff = beforeTests(() => Promise.all([shop.user('manager'), shop.user('practitioner')]));
const manager = () => staff[0].shopper;
const practitioner = () => staff[1].shopper;

/** A Monday in Sydney, and one of its starts: 9 am. */
const DAY = '2026-11-30';
const NINE = '2026-11-29T22:00:00.000Z';
const FIELDS = 'starts_at states places taken program_taken is_ahead changed_by';

interface Time {
  starts_at: string;
  states: string[];
  places: number;
  taken: number;
  program_taken: number;
  is_ahead: boolean;
  changed_by: string | null;
}

const timesOn = async (by: Shopper, date: string) =>
  at<Time[]>(
    await by.send(`query($date: String!) { staff_consult_times(date: $date) { ${FIELDS} } }`, { date }),
    'staff_consult_times',
  );
const timeAt = async (starts_at: string) =>
  (await timesOn(manager(), DAY)).find((time) => time.starts_at === starts_at);
const setPlaces = (by: Shopper, times: { starts_at: string; expected: number }[], places: number) =>
  by.run('staff_consult_times_set_places', { times, places }, `times { ${FIELDS} }`);
const refusal = async (starts_at: string) =>
  (await slotDays(shop)).flatMap(({ slots }) => slots).find((slot) => slot.starts_at === starts_at)?.message;

describe('the desk of consult times', () => {
  it('lists a day of Sydney with the states whose patients can book each time [roles-03] [health-27]', async () => {
    const times = await timesOn(practitioner(), DAY);
    expect(times.map(({ starts_at }) => starts_at)).toEqual(
      times.map(({ starts_at }) => starts_at).toSorted(),
    );
    expect(times[0]).toMatchObject({
      starts_at: '2026-11-29T20:00:00.000Z',
      places: 6,
      taken: 0,
      is_ahead: true,
    });
    expect([...(times[0]?.states ?? [])].sort()).toEqual(['ACT', 'NSW', 'TAS', 'VIC']);
    expect(times.find(({ starts_at }) => starts_at === '2026-11-29T23:00:00.000Z')?.states.sort()).toEqual([
      'QLD',
      'WA',
    ]);
    expect((await timesOn(manager(), '2026-11-23')).every(({ is_ahead }) => !is_ahead)).toBe(true);
    const asked = await manager().send('{ staff_consult_times(date: "2026-02-30") { places } }');
    expect(failure(asked)?.code).toBe('INVALID_INPUT');
  });

  it('closes a time: it is not sold any more, and what is booked stays [health-27]', async () => {
    const guest = shop.guest();
    const uuid = bookingUuid(await createBooking(guest, { starts_at: NINE }));
    await confirmBooking(guest, uuid);
    const closed = at<Time[]>(
      await setPlaces(manager(), [{ starts_at: NINE, expected: 6 }], 0),
      'staff_consult_times_set_places.times',
    );
    expect(closed).toMatchObject([
      { starts_at: NINE, places: 0, taken: 1, changed_by: expect.stringMatching(/\w/) },
    ]);
    expect(await refusal(NINE)).toBeTruthy();
    expect(failure(await createBooking(shop.guest(), { starts_at: NINE }))?.code).toBe('SLOT_UNAVAILABLE');
    await shop.db
      .collection<{ _id: string }>('journey_consult_slots')
      .updateOne({ _id: NINE }, { $set: { taken: 2 } }, { upsert: true });
    expect(await timeAt(NINE)).toMatchObject({ taken: 1, program_taken: 2 });
    await setPlaces(manager(), [{ starts_at: NINE, expected: 0 }], 2);
    expect(await refusal(NINE)).toBeNull();
    const line = await shop
      .collection('audit_events')
      .findOne({ operation: 'staff_consult_times_set_places', staff_id: staff[0].id, outcome: 'allowed' });
    expect(line).not.toBeNull();
  });

  it('changes all times or none, and never over a colleague’s change [health-27]', async () => {
    const [one, other] = ['2026-11-30T02:00:00.000Z', '2026-11-30T04:00:00.000Z'];
    await setPlaces(practitioner(), [{ starts_at: other, expected: 6 }], 3);
    const both = [one, other].map((starts_at) => ({ starts_at, expected: 6 }));
    expect(failure(await setPlaces(manager(), both, 9))?.code).toBe('PLACES_MOVED');
    expect((await timeAt(one))?.places).toBe(6);
    expect(failure(await setPlaces(manager(), both, 3))).toBeUndefined();
    expect((await timeAt(one))?.places).toBe(3);
    const raced = await Promise.all(
      [7, 8].map((places) => setPlaces(manager(), [{ starts_at: one, expected: 3 }], places)),
    );
    expect(raced.map((answer) => failure(answer)?.code ?? null).sort()).toEqual(['PLACES_MOVED', null]);
  });

  it('refuses what is no time to come, and places out of range', async () => {
    const wrong = ['2026-11-30T02:10:00.000Z', '2026-11-20T22:00:00.000Z'];
    for (const starts_at of wrong) {
      const answer = await setPlaces(manager(), [{ starts_at, expected: 6 }], 1);
      expect(failure(answer)).toMatchObject({ code: 'INVALID_INPUT' });
    }
    expect(failure(await setPlaces(manager(), [], 1))?.code).toBe('INVALID_INPUT');
    const [time] = [{ starts_at: NINE, expected: 6 }];
    for (const places of [-1, 51])
      expect(failure(await setPlaces(manager(), [time], places))?.code).toBe('INVALID_INPUT');
    for (const role of ['support', 'pharmacist', 'content'] as const)
      expect(failure(await setPlaces((await shop.user(role)).shopper, [time], 1))?.code).toBe('FORBIDDEN');
  });
});
