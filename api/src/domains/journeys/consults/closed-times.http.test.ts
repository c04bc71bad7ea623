import { expect, it } from 'vitest';
import { programOf, SLOT } from '../../../../test/shop/program';
import { DAY, programMonths } from '../../../../test/shop/program-months';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const { after } = programMonths(shop, program);

const CLOSED = new Date(Date.parse(SLOT.datetime) + 3 * DAY).toISOString();

/** Leaves a number of places at a time, as the desk of consult times does. */
const leave = (capacity: number) =>
  shop.db.collection<{ _id: string }>('telehealth_windows').updateOne(
    { _id: CLOSED },
    {
      $set: { capacity, capacity_set: { staff_id: 's', staff_name: 'Asha Pillai', at: shop.clock.current } },
      $setOnInsert: { seats: [], version: 0 },
    },
    { upsert: true },
  );

async function member() {
  after(0);
  const { shopper, subscription_id } = await program.active();
  const input = { subscription_id, datetime: CLOSED, gmt_offset: 660, expect_free: true };
  return {
    ...{ shopper, subscription_id },
    book: () => program.send(shopper, 'create_consult', input, 'subscription { id upcoming_booking { id } }'),
  };
}

it('a time that staff have closed takes no consult of a program either [health-27]', async () => {
  const [one, other] = [await member(), await member()];
  await leave(0);
  expect(failure(await one.book())?.code).toBe('SLOT_UNAVAILABLE');
  await leave(1);
  expect((await one.book()).errors).toBeUndefined();
  expect(failure(await other.book())?.code).toBe('SLOT_UNAVAILABLE');
});

it('is offered to nobody who moves theirs [health-27]', async () => {
  await leave(0);
  after(0);
  const { shopper, subscription_id } = await program.active();
  const other = new Date(Date.parse(CLOSED) + DAY).toISOString();
  const input = { subscription_id, datetime: other, gmt_offset: 660, expect_free: true };
  expect((await program.send(shopper, 'create_consult', input)).errors).toBeUndefined();
  const times = await shopper.send(
    'query($id: ID!) { journey_consult_times(subscription_id: $id) { slots { starts_at is_available message } } }',
    { id: subscription_id },
  );
  const slots = at<{ slots: { starts_at: string }[] }[]>(times, 'journey_consult_times').flatMap(
    (day) => day.slots,
  );
  expect(slots.find(({ starts_at }) => starts_at === CLOSED)).toMatchObject({
    is_available: false,
    message: expect.stringMatching(/physician/i),
  });
});
