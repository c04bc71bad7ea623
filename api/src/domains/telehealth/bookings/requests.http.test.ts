import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { failure, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();

const GUEST = {
  first_name: 'Gilberta',
  last_name: 'Guest',
  dob: '1990-02-03',
  gender: 'male',
  email: 'gilberta@example.com',
};
const SCRIPT = {
  used_medication_before: 'yes',
  unwanted_sideeffects: 'no',
  review_withgp: 'yes',
  pregnant_breastfeeding_familyplanning: 'no',
};
const COVID = {
  diagnosed_using_pcr_or_rat_test: 'yes',
  symptoms_in_last_five_days: 'yes',
  pregnant_or_breastfeeding: 'no',
  experiencing_any_health_risk: 'yes',
  hospitalized_due_to_covid: 'no',
  in_condition_or_treatment: 'no',
};
const CERTIFICATE = {
  unwell_generalillness: 'yes',
  require_medicalattention: 'no',
  extreme_symptoms: 'no',
  symptoms_duration: '1 day',
  consult_gp: 'yes',
  agree_and_confirm: 'yes',
};

let hour = 0;
/** Consecutive slots in Sydney from 7 am, so that none fills up. */
function nextSlot(): string {
  hour += 1;
  const days = Math.floor(hour / 7);
  return new Date(
    Date.parse('2026-11-24T20:00:00Z') + days * 86_400_000 + (hour % 7) * 7_200_000,
  ).toISOString();
}
const create = (by: Shopper, booking_type: string, answers: object | null, over: object = {}) =>
  by.run(
    'telehealth_bookings_create',
    {
      booking_type,
      starts_at: nextSlot(),
      state: 'NSW',
      contact_method: 'phone',
      phone: '0412345678',
      guest: GUEST,
      questionnaire: answers && JSON.stringify(answers),
      accepts_terms: true,
      idempotency_key: randomUUID(),
      ...over,
    },
    'booking { uuid booking_type }',
  );
const script = async () => ({ product_id: String(await shop.product({ schedule: '4' })) });
const REJECTED = (type: string) => ({
  code: 'ANSWERS_REJECTED',
  message: `Based on your answers, we could not process your ${type} request.`,
});

describe('requests', () => {
  it.each([
    ['ShortConsult', null],
    ['LongConsult', null],
    ['MedcertsWork', CERTIFICATE],
    ['MedcertsUniv', CERTIFICATE],
    ['MultidayMedcerts', { ...CERTIFICATE, symptoms_duration: '2+ days' }],
    ['MedcertsCarer', { ...CERTIFICATE, caring_for: 'Child' }],
    ['CovidAntiviral', COVID],
    ['SmokingCessation', null],
  ])('of type %s are booked', async (type, answers) => {
    const { errors, data } = await create(shop.guest(), type, answers);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ telehealth_bookings_create: { booking: { booking_type: type } } });
  });

  it('for a script include the medicine, and are stored sealed', async () => {
    const guest = shop.guest();
    const notes = 'Since last winter';
    expect(
      (await create(guest, 'OnlineScripts', SCRIPT, { ...(await script()), notes })).errors,
    ).toBeUndefined();
    const none = await create(guest, 'OnlineScripts', SCRIPT);
    expect(failure(none)?.message).toBe('Please choose a prescription medicine');
    const plain = { product_id: String(await shop.product()) };
    expect(failure(await create(guest, 'OnlineScripts', SCRIPT, plain))?.code).toBe('INVALID_INPUT');
    const stored = JSON.stringify(await shop.db.collection('telehealth_bookings').find().toArray());
    for (const secret of [
      'unwanted_sideeffects',
      notes,
      GUEST.first_name,
      GUEST.email,
      '0412345678',
      GUEST.dob,
    ]) {
      expect(stored).not.toContain(secret);
    }
  });

  it('are rejected if the answers do not match the pass pattern, and nothing is held', async () => {
    const guest = shop.guest();
    const before = await shop.db.collection('telehealth_bookings').countDocuments();
    const scripts = await create(guest, 'OnlineScripts', { ...SCRIPT, review_withgp: 'no' }, await script());
    expect(failure(scripts)).toEqual(REJECTED('Prescription'));
    const work = await create(guest, 'MedcertsWork', { ...CERTIFICATE, consult_gp: 'no' });
    expect(failure(work)).toEqual(REJECTED('Medical Certificate'));
    const young = await create(guest, 'CovidAntiviral', COVID, { guest: { ...GUEST, dob: '2009-06-01' } });
    for (const answer of [
      young,
      await create(guest, 'CovidAntiviral', { ...COVID, pregnant_or_breastfeeding: 'yes' }),
    ]) {
      expect(failure(answer)).toEqual({
        code: 'ANSWERS_REJECTED',
        message:
          'Based on your answers, you’re currently not eligible for COVID-19 antiviral treatment through this service.',
      });
    }
    expect(await shop.db.collection('telehealth_bookings').countDocuments()).toBe(before);
  });

  it.each(['MedcertsWork', 'MedcertsCarer', 'MedcertsUniv', 'MultidayMedcerts'])(
    'of type %s with a red flag are sent to 000, before anything else is said of them [health-17]',
    async (type) => {
      const guest = shop.guest();
      const before = await shop.db.collection('telehealth_bookings').countDocuments();
      const flag = { extreme_symptoms: 'yes' };
      const urgent = { code: 'RED_FLAG', message: expect.stringContaining('call 000') };
      const whole = { ...CERTIFICATE, caring_for: 'Child', ...flag };
      for (const [answers, over] of [
        [whole, {}],
        [flag, {}],
        [whole, { phone: '1', notes: 'x@y', guest: null, accepts_terms: false }],
      ] as const) {
        expect(failure(await create(guest, type, answers, over))).toEqual(urgent);
      }
      expect(await shop.db.collection('telehealth_bookings').countDocuments()).toBe(before);
    },
  );

  it('require every answer and the terms', async () => {
    const guest = shop.guest();
    const half = await create(guest, 'CovidAntiviral', { pregnant_or_breastfeeding: 'no' });
    expect(half.errors?.[0]?.extensions.fields).toMatchObject({
      hospitalized_due_to_covid: 'Please answer this question',
    });
    const terms = await create(guest, 'OnlineScripts', SCRIPT, { ...(await script()), accepts_terms: false });
    expect(terms.errors?.[0]?.extensions.fields).toEqual({ terms: 'Please accept the terms' });
    expect(failure(await create(guest, 'MedcertsWork', null))?.code).toBe('INVALID_INPUT');
  });

  it('for smoking cessation are offered to adults in some states [health-06]', async () => {
    const refused = { code: 'NOT_IN_SERVICE', message: 'This service is not available for you yet.' };
    const territory = { state: 'NT', starts_at: '2026-11-25T21:30:00.000Z' };
    expect(failure(await create(shop.guest(), 'SmokingCessation', null, territory))).toEqual(refused);
    const young = { guest: { ...GUEST, dob: '2009-06-01' } };
    expect(failure(await create(shop.guest(), 'SmokingCessation', null, young))).toEqual(refused);
  });

  it.each([
    [{ guest: null }, 'guest', 'Please tell us who the patient is'],
    [{ guest: { ...GUEST, first_name: '' } }, 'first_name', 'First Name is required'],
    [{ guest: { ...GUEST, dob: '1899-02-03' } }, 'dob', 'Please enter a valid date of birth'],
    [{ guest: { ...GUEST, dob: '2012-01-01' } }, 'dob', 'You must be at least 16 years old to book'],
    [{ guest: { ...GUEST, email: 'gil' } }, 'email', 'Please provide a valid email address'],
    [{ phone: '5' }, 'phone', 'Please enter a valid Australian phone number'],
    [{ notes: 'me@home' }, 'notes', 'Please leave out e-mail and web addresses'],
    [{ idempotency_key: 'short' }, 'idempotency_key', 'Please begin your request again'],
  ])('are rejected with %j', async (over, field, message) => {
    const { errors } = await create(shop.guest(), 'ShortConsult', null, over);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: message } });
  });

  it('of signed-in users require one of their patients; malformed input is rejected', async () => {
    const { shopper } = await shop.user();
    expect(failure(await create(shopper, 'ShortConsult', null))?.message).toBe('Please choose a patient');
    const foreign = await create(shopper, 'ShortConsult', null, { patient_uuid: 'unknown' });
    expect(failure(foreign)).toEqual({ code: 'NOT_FOUND', message: 'Patient not found' });
    const nonsense = [
      { starts_at: 'soon' },
      { state: 'XX' },
      { contact_method: 'letter' },
      { booking_type: 'X' },
    ];
    for (const over of nonsense) {
      expect((await create(shop.guest(), 'ShortConsult', null, over)).errors).toBeDefined();
    }
    expect(failure(await create(shop.guest(), 'MedcertsWork', null, { questionnaire: '[' }))?.code).toBe(
      'INVALID_INPUT',
    );
  });

  it('for a service off sale are rejected', async () => {
    const service = await shop.db.collection('telehealth_services').findOne({ _id: 'LongConsult' as never });
    const products = shop.db.collection<{ _id: number }>('products');
    await products.updateOne({ _id: service?.product_id }, { $set: { status: 'Disabled' } as never });
    expect(failure(await create(shop.guest(), 'LongConsult', null))?.code).toBe('SERVICE_UNAVAILABLE');
  });
});
