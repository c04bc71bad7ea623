import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/clients/test-client';
import { beforeTests } from '../../../../test/server/before-tests';
import { programOf } from '../../../../test/shop/program';
import { at, failure, type GraphQLAnswer, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const doctor = beforeTests(async () => (await shop.user('practitioner')).shopper);

const LOG = 'log { first_day today entries { day weight_kg waist_cm } }';
const ENTRY = { day: '2026-11-20', weight_kg: 92.4, waist_cm: 101.5 };

/** The log of a program, as the given shopper asks for it. */
function logOf(shopper: Shopper, subscription_id: string | null) {
  const read = () =>
    shopper.send(
      `query($id: ID) { journey_measurements(subscription_id: $id) { first_day today entries { day weight_kg waist_cm } } }`,
      { id: subscription_id },
    );
  return {
    read,
    entries: async () => at<object[]>(await read(), 'journey_measurements.entries'),
    record: (input: object) =>
      shopper.run('journey_measurements_record', { subscription_id, ...ENTRY, ...input }, LOG),
    remove: (day: string) => shopper.run('journey_measurements_remove', { subscription_id, day }, LOG),
  };
}

const fieldsOf = (answer: GraphQLAnswer) => answer.errors?.[0]?.extensions.fields;

describe('the weight and waist log [health-24]', () => {
  it('lists one entry per day, the earliest first; the same day again replaces it', async () => {
    const { shopper, subscription_id } = await program.active();
    const log = logOf(shopper, subscription_id);
    expect(await log.entries()).toEqual([]);
    await log.record({});
    await log.record({ day: '2026-11-01', weight_kg: 93, waist_cm: null });
    const replaced = await log.record({ weight_kg: 92, waist_cm: null });
    const entries = [
      { day: '2026-11-01', weight_kg: 93, waist_cm: null },
      { day: '2026-11-20', weight_kg: 92, waist_cm: null },
    ];
    expect(at(replaced, 'journey_measurements_record.log.entries')).toEqual(entries);
    expect(await log.entries()).toEqual(entries);
  });

  it('asks about a weight that leaps before it is kept', async () => {
    const { shopper, subscription_id } = await program.active();
    const log = logOf(shopper, subscription_id);
    await log.record({});
    const slip = { day: '2026-11-22', weight_kg: 82, leap_confirmed: false };
    const asked = failure(await log.record(slip));
    expect(asked).toMatchObject({ code: 'WEIGHT_LEAP', message: expect.stringContaining('92.4 kg noted') });
    expect(await log.entries()).toHaveLength(1);
    expect(failure(await log.record({ ...slip, weight_kg: 92 }))).toBeUndefined();
    expect(failure(await log.record({ ...slip, day: '2026-11-23', leap_confirmed: true }))).toBeUndefined();
    expect(await log.entries()).toHaveLength(3);
    // A release that cannot ask keeps its entries.
    const { leap_confirmed: _left, ...earlier } = slip;
    expect(failure(await log.record(earlier))).toBeUndefined();
  });

  it('stores concurrent entries of one day once', async () => {
    const { shopper, subscription_id } = await program.active();
    const log = logOf(shopper, subscription_id);
    await Promise.all([90, 91, 92, 93].map((weight_kg) => log.record({ weight_kg })));
    expect(await log.entries()).toHaveLength(1);
  });

  it('moves a corrected entry to another day, and removes entries, again without effect', async () => {
    const { shopper, subscription_id } = await program.active();
    const log = logOf(shopper, subscription_id);
    await log.record({});
    await log.record({ day: '2026-11-21', weight_kg: 92.1, replaces_day: ENTRY.day });
    expect(await log.entries()).toEqual([{ ...ENTRY, day: '2026-11-21', weight_kg: 92.1 }]);
    await log.record({ day: '2026-11-21', replaces_day: '2026-11-21' });
    expect(await log.entries()).toEqual([{ ...ENTRY, day: '2026-11-21' }]);
    for (const _time of [1, 2]) {
      expect(at(await log.remove('2026-11-21'), 'journey_measurements_remove.log.entries')).toEqual([]);
    }
  });

  it('refuses what cannot have been measured, field by field, and keeps the entry as it was', async () => {
    const { shopper, subscription_id } = await program.active();
    const log = logOf(shopper, subscription_id);
    await log.record({});
    expect(fieldsOf(await log.record({ day: '2026-11-25' }))).toEqual({ day: 'This day has not come yet' });
    expect(fieldsOf(await log.record({ day: '2025-11-23' }))).toEqual({
      day: 'This day is more than a year before your program',
    });
    expect(fieldsOf(await log.record({ weight_kg: 924, waist_cm: 1, replaces_day: 'x' }))).toEqual({
      weight_kg: 'Please enter your weight in kg, from 30 to 400, with at most one decimal',
      waist_cm: 'Please enter your waist in cm, from 40 to 250, with at most one decimal',
      replaces_day: 'Please choose a day',
    });
    expect(fieldsOf(await log.remove('yesterday'))).toEqual({ day: 'Please choose a day' });
    expect(await log.entries()).toEqual([ENTRY]);
  });

  it('goes by the date of the patient’s state', async () => {
    const { again, subscription_id, patient_uuid } = await program.active();
    const patients = shop.db.collection<{ _id: string }>('patients');
    // 11 pm in Perth is the next day in Sydney.
    shop.clock.current = new Date('2026-11-24T15:00:00Z');
    const log = logOf(await again(), subscription_id);
    expect(at(await log.read(), 'journey_measurements.today')).toBe('2026-11-25');
    await patients.updateOne({ _id: patient_uuid }, { $set: { state: 'WA' } });
    expect(at(await log.read(), 'journey_measurements.today')).toBe('2026-11-24');
    expect(fieldsOf(await log.record({ day: '2026-11-25' }))).toHaveProperty('day');
  });
});

describe('who sees a log [health-24]', () => {
  it('is its owner alone, once the program is paid', async () => {
    const { shopper, subscription_id } = await program.active();
    await logOf(shopper, subscription_id).record({});
    const { shopper: other } = await shop.user();
    for (const [who, code] of [[other, 'NOT_FOUND'] as const, [shop.guest(), 'UNAUTHENTICATED'] as const]) {
      const log = logOf(who, subscription_id);
      const answers = [await log.read(), await log.record({}), await log.remove(ENTRY.day)];
      expect(answers.map((answer) => failure(answer)?.code)).toEqual([code, code, code]);
    }
    expect(failure(await logOf(shopper, null).read())?.code).toBe('SUBSCRIPTION_ID_MISSING');
    expect(await logOf(shopper, subscription_id).entries()).toEqual([ENTRY]);
    const draft = await program.draft();
    const log = logOf(draft.shopper, draft.subscription_id);
    expect(failure(await log.record({}))?.code).toBe('SUBSCRIPTION_STATUS');
    expect(await log.entries()).toEqual([]);
  });

  it('is a practitioner too, whose reading is audited', async () => {
    const { shopper, subscription_id } = await program.active();
    await logOf(shopper, subscription_id).record({});
    const query = 'query($id: ID!) { staff_program(id: $id) { measurements { day weight_kg waist_cm } } }';
    const seen = await doctor.send(query, { id: subscription_id });
    expect(at(seen, 'staff_program.measurements')).toEqual([ENTRY]);
    expect(failure(await shopper.send(query, { id: subscription_id }))?.code).toBe('FORBIDDEN');
    const events = await shop.db.collection('audit_events').find().toArray();
    expect(JSON.stringify(events)).toContain('staff_program');
    expect(JSON.stringify(events)).not.toContain('92.4');
  });

  it('is nobody without the key, and goes with the account', async () => {
    const { id, shopper, subscription_id, patient_uuid } = await program.active();
    await logOf(shopper, subscription_id).record({ weight_kg: 123.4 });
    const documents = () => shop.db.collection('journey_measurements').find({ user_id: id }).toArray();
    expect(await documents()).toMatchObject([{ patient_uuid, day: ENTRY.day }]);
    expect(JSON.stringify(await documents())).not.toMatch(/123\.4|101\.5|weight/);
    const data = await (await shopper.post('/api/auth/my-data', {})).json();
    expect(data.programs[0].measurements).toEqual([{ ...ENTRY, weight_kg: 123.4 }]);
    await shop.db.collection('orders').updateMany({ user_id: id }, { $set: { state: 'delivered' } });
    at(await shopper.run('users_close_account', { password: PASSWORD }, 'redirect'), 'users_close_account');
    expect(await documents()).toEqual([]);
  });
});
