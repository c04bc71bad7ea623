import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { createAuditors } from '../../../../test/shop/auditors';
import { failure } from '../../../../test/shop/shopper';
import { contradictionsIn, deskOf, requestsOf } from '../../../../test/shop/telehealth/requests';
import { confirmBooking } from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const requests = requestsOf(shop);
const doctor = beforeTests(async () => (await shop.user('practitioner')).shopper);
const BOTH = 'The record is from before the birth';

describe('answers that deny the patient’s record', () => {
  it.each([
    ['pregnancy', { is_pregnant_breastfeeding: true }, 'Mia’s record says: pregnant or breastfeeding.'],
    [
      'allergy',
      { allergies: 'Ramipril (cough)' },
      'Mia’s record names an allergy to what this medicine is, contains or is related to: ramipril.',
    ],
    [
      'other_medicines',
      { medication: 'Salbutamol inhaler' },
      'Mia’s record lists other medicines, and not this one: “Salbutamol inhaler”.',
    ],
  ])('by %s hold nothing, until the record is corrected [health-52]', async (fact, record, says) => {
    const { shopper, patient, script, correct, held } = await requests.member(record);
    const refused = await script(shopper);
    expect(failure(refused)).toMatchObject({ code: 'ANSWERS_CONTRADICT' });
    expect(contradictionsIn(refused)).toEqual([
      expect.objectContaining({ fact, says, answer: expect.any(String) }),
    ]);
    expect(await held()).toEqual([]);
    await correct({ is_pregnant_breastfeeding: false, allergies: '', medication: '' });
    expect(failure(await script(shopper))).toBeUndefined();
    expect((await held()).map(({ patient_uuid }) => patient_uuid)).toEqual([patient]);
  });

  it('stand with a note, sealed, and are read at the desk alone [health-52] [health-18]', async () => {
    const { shopper, script, held } = await requests.member({ is_pregnant_breastfeeding: true });
    const [one] = contradictionsIn(await script(shopper));
    const id = one?.id ?? '';
    const empty = await script(shopper, { contradiction_notes: [{ id, note: ' ' }] });
    expect(empty.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { [id]: 'Please say why both are right, or correct one of them' },
    });
    expect(
      failure(await script(shopper, { contradiction_notes: [{ id: 'another', note: BOTH }] }))?.code,
    ).toBe('ANSWERS_CONTRADICT');
    expect(failure(await script(shopper, { contradiction_notes: [{ id, note: BOTH }] }))).toBeUndefined();
    const [booking] = await held();
    expect(failure(await confirmBooking(shopper, String(booking?._id)))).toBeUndefined();
    const stored = JSON.stringify(await shop.collection('telehealth_bookings').find().toArray());
    for (const secret of [BOTH, 'pregnant', id]) expect(stored).not.toContain(secret);
    expect(await deskOf(doctor, String(booking?._id))).toEqual([
      {
        question: 'Are you pregnant, breastfeeding or planning a pregnancy?',
        answer: 'no',
        says: 'Mia’s record says: pregnant or breastfeeding.',
        note: BOTH,
      },
    ]);
    const screening = await requests.screening(String(booking?._id));
    expect(screening?.compared).toMatchObject({
      rules: '2026-12-01',
      author: { role: 'patient' },
      inputs: { record: { is_pregnant_breastfeeding: 'yes' }, age: 36 },
    });
  });

  it('stand for what the record said only: what it says since is asked about before the payment [health-52]', async () => {
    const { shopper, script, correct, held } = await requests.member({});
    expect(failure(await script(shopper))).toBeUndefined();
    const uuid = String((await held())[0]?._id);
    await correct({ is_pregnant_breastfeeding: true });
    const refused = await confirmBooking(shopper, uuid);
    expect(failure(refused)?.code).toBe('ANSWERS_CONTRADICT');
    expect(contradictionsIn(refused).map(({ fact }) => fact)).toEqual(['pregnancy']);
    expect(await shop.collection('payment_attempts').find({ cart_uuid: uuid }).toArray()).toEqual([]);
    await correct({ is_pregnant_breastfeeding: false });
    expect(failure(await confirmBooking(shopper, uuid))).toBeUndefined();
  });

  it('are not told to staff who act as the patient, but stand unasked before the practitioner; what staff answered is no earlier answer [health-52 roles-13]', async () => {
    const { id, shopper, script, held, correct } = await requests.member({ is_pregnant_breastfeeding: true });
    const { agent } = await (await createAuditors(shop)).impersonate(id);
    expect(failure(await script(agent))).toBeUndefined();
    const [booking] = await held();
    expect((await requests.screening(String(booking?._id)))?.compared).toMatchObject({
      standing: [{ fact: 'pregnancy', note: '' }],
      author: { role: 'staff' },
    });
    const pregnant = { pregnant_breastfeeding_familyplanning: 'yes' };
    expect(failure(await script(agent, {}, pregnant))?.code).toBe('ANSWERS_REJECTED');
    const refused = await confirmBooking(shopper, String(booking?._id));
    expect(contradictionsIn(refused).map(({ fact }) => fact)).toEqual(['pregnancy']);
    await correct({ is_pregnant_breastfeeding: false });
    expect(failure(await script(shopper))).toBeUndefined();
  });
});

describe('an age', () => {
  it('is that of the day of the appointment, for guests too, who clear it up themselves [health-52]', async () => {
    const guest = shop.guest();
    const turns70 = { starts_at: '2026-11-27T22:00:00.000Z' };
    const born = (dob: string) => ({ guest: { ...requests.GUEST, dob }, ...turns70 });
    expect(failure(await requests.covid(guest, {}, born('1956-11-29')))).toBeUndefined();
    const refused = await requests.covid(guest, {}, born('1956-11-28'));
    const [one] = contradictionsIn(refused);
    expect(one).toMatchObject({
      key: 'experiencing_any_health_risk',
      question: 'Does anything put you at higher risk?',
      says: 'By the date of birth, Gil is 70 on the day of the appointment.',
    });
    const note = [{ id: one?.id, note: 'I feel well' }];
    const stood = await requests.covid(guest, {}, { ...born('1956-11-28'), contradiction_notes: note });
    expect(failure(stood)).toBeUndefined();
    const yes = { experiencing_any_health_risk: 'yes' };
    expect(failure(await requests.covid(guest, yes, born('1956-11-28')))).toBeUndefined();
  });
});
