import { describe, expect, it } from 'vitest';
import { mailsTo } from '../../../../test/server/outbox';
import { ANSWERED, programOf } from '../../../../test/shop/program';
import { at, failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);

/** 7 am in Perth, which is 10 am in Sydney. */
const SEVEN_IN_PERTH = { datetime: '2026-11-24T23:00:00.000Z', gmt_offset: 480 };

/** A draft whose patient lives in Western Australia, while orders go to New South Wales. */
async function western() {
  const person = await program.draft();
  const patients = shop.db.collection<{ _id: string }>('patients');
  await patients.updateOne({ _id: person.patient_uuid }, { $set: { state: 'WA', postcode: '6000' } });
  const address = {
    ...{ id: 'a1', is_default: true, first_name: 'Una', last_name: 'User', phone: '0412345678' },
    ...{ address_1: '1 Fig Street', address_2: '', suburb: 'SURRY HILLS', state: 'NSW', postcode: '2010' },
  };
  const customers = shop.db.collection<{ _id: string; email: string }>('customers');
  await customers.updateOne({ _id: person.id }, { $set: { addresses: [address] } });
  await program.card(person.id);
  const { email = '' } = (await customers.findOne({ _id: person.id })) ?? {};
  return { ...person, email };
}

const stateOf = async (shopper: Shopper) =>
  at(
    await shopper.send('{ journey_subscriptions { consult_state } }'),
    'journey_subscriptions.0.consult_state',
  );

describe('consults of a patient in another zone', () => {
  it('are offered, booked and announced in the zone of the patient’s state [time-04]', async () => {
    const { shopper, subscription_id, email } = await western();
    expect(await stateOf(shopper)).toBe('WA');
    const submit = (slot: object) =>
      program.send(shopper, 'submit', { subscription_id, ...ANSWERED, ...slot });
    // 9 am in Sydney is no hour of a window in Perth, and an offset of Sydney was read off another clock.
    const sydney = { datetime: '2026-11-24T22:00:00.000Z', gmt_offset: 660 };
    expect(failure(await submit(sydney))?.code).toBe('SLOT_UNAVAILABLE');
    expect(failure(await submit({ ...SEVEN_IN_PERTH, gmt_offset: 660 }))?.code).toBe('SLOT_UNAVAILABLE');
    expect(failure(await submit(SEVEN_IN_PERTH))).toBeUndefined();
    expect(failure(await program.pay(shopper, { subscription_id, ...sydney }))?.code).toBe(
      'SLOT_UNAVAILABLE',
    );
    expect(failure(await program.pay(shopper, { subscription_id, ...SEVEN_IN_PERTH }))).toBeUndefined();
    const [mail] = (await mailsTo(shop.services, email)).filter(
      ({ template }) => template === 'booking_confirmation',
    );
    expect(mail?.text).toContain('When: Wednesday 25 November 2026, 7:00 am to 9:00 am (AWST)');
  });

  it('follow New South Wales until a patient is chosen', async () => {
    const { shopper } = await program.user();
    await program.send(shopper, 'create', { journey_id: '1' });
    expect(await stateOf(shopper)).toBe('NSW');
  });
});
