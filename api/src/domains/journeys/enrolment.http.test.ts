import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHARGED, ELIGIBLE, type Program, programOf, SLOT } from '../../../test/shop/program';
import { type Selling, startSelling } from '../../../test/shop/selling';
import { at, CARDS, failure } from '../../../test/shop/shopper';

let shop: Selling;
let program: Program;
beforeAll(async () => {
  shop = await startSelling();
  program = programOf(shop);
}, 60_000);
afterAll(() => shop.close());

const questionnaire = JSON.stringify(ELIGIBLE);
const UNANSWERED = 'Please answer the following to purchase.';

describe('JourneySubscriptionsCreate', () => {
  it('creates one draft per user and program, however often and fast it is sent [7.g-02]', async () => {
    const { id, shopper } = await shop.user();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => program.send(shopper, 'create', { journey_id: '1' })),
    );
    const ids = answers.map((answer) => at(answer, 'journey_subscriptions_create.subscription.id'));
    expect(new Set(ids).size).toBe(1);
    expect(at(answers[0] ?? {}, 'journey_subscriptions_create.subscription.status')).toBe('draft');
    expect(await program.subscriptions.countDocuments({ user_id: id })).toBe(1);
  });

  it('requires a signed-in user and an existing program', async () => {
    const { shopper } = await shop.user();
    const asGuest = await program.send(shop.guest(), 'create', { journey_id: '1' });
    expect(failure(asGuest)?.code).toBe('UNAUTHENTICATED');
    for (const journey_id of ['99', 'x', '-1', '']) {
      const message = 'Program not found';
      const answer = await program.send(shopper, 'create', { journey_id });
      expect(failure(answer)).toEqual({ code: 'NOT_FOUND', message });
    }
  });
});

describe('JourneySubscriptionsSetPatient', () => {
  it('accepts one of the user’s patients from their 18th birthday on [5.h-03] [7.g-03]', async () => {
    const { id, shopper, subscription_id } = await program.draft();
    const set = async (dob: string) => {
      const patient_uuid = await program.patient(id, { dob });
      const answer = await program.send(shopper, 'set_patient', { subscription_id, patient_uuid });
      return (
        failure(answer) ??
        at(answer, 'journey_subscriptions_set_patient.subscription.patient.uuid') === patient_uuid
      );
    };
    expect(await set('2008-11-25')).toEqual({
      code: 'PATIENT_TOO_YOUNG',
      message: 'The patient must be at least 18 years of age or older.',
    });
    expect(await set('2008-11-24')).toBe(true);
  });

  it('rejects other users’ patients and subscriptions, and reports missing arguments', async () => {
    const { shopper, patient_uuid, subscription_id } = await program.draft();
    const other = await program.draft();
    const set = async (input: object) => failure(await program.send(shopper, 'set_patient', input));
    const unknown = { code: 'NOT_FOUND', message: 'Patient not found' };
    expect(await set({ subscription_id, patient_uuid: other.patient_uuid })).toEqual(unknown);
    expect(await set({ subscription_id, patient_uuid: 'x' })).toEqual(unknown);
    const notFound = { code: 'NOT_FOUND', message: 'Subscription not found' };
    expect(await set({ subscription_id: other.subscription_id, patient_uuid })).toEqual(notFound);
    expect(await set({ subscription_id: 'x', patient_uuid })).toEqual(notFound);
    const missing = { code: 'SUBSCRIPTION_ID_MISSING', message: 'Missing journeySubscriptionId' };
    expect(await set({ patient_uuid })).toEqual(missing);
  });

  it('does not change the patient of a submitted program', async () => {
    const { id, shopper, patient_uuid, subscription_id } = await program.enrolled();
    const other = await program.patient(id);
    const set = (uuid: string) =>
      program.send(shopper, 'set_patient', { subscription_id, patient_uuid: uuid });
    expect(failure(await set(other))?.code).toBe('SUBSCRIPTION_STATUS');
    expect(failure(await set(patient_uuid))).toBeUndefined();
  });
});

describe('JourneySubscriptionsSubmit', () => {
  it('stores the answers encrypted [7.g-09]', async () => {
    const { shopper, subscription_id } = await program.draft();
    const answer = await program.send(shopper, 'submit', { subscription_id, ...SLOT, questionnaire });
    expect(at(answer, 'journey_subscriptions_submit.subscription.status')).toBe('draft');
    const stored = await program.stored(subscription_id);
    expect(JSON.stringify(stored)).not.toContain('180cm');
    const opened = shop.services.cipher.decrypt(stored.questionnaire ?? '', `journey:${subscription_id}`);
    expect(JSON.parse(opened)).toEqual(ELIGIBLE);
  });

  it('clears a draft’s answers when its patient changes', async () => {
    const { shopper, patient_uuid, subscription_id } = await program.draft();
    await program.send(shopper, 'submit', { subscription_id, ...SLOT, questionnaire });
    await shopper.run('patients_delete', { uuid: patient_uuid }, 'uuid');
    const stored = await program.stored(subscription_id);
    expect(stored).toMatchObject({ patient_uuid: null, questionnaire: null, submitted_at: null });
  });

  it('rejects answers that exclude the patient from the program, and stores none of them', async () => {
    const { shopper, subscription_id } = await program.draft();
    const submit = async (answers: unknown) => {
      const text = typeof answers === 'string' ? answers : JSON.stringify(answers);
      const input = { subscription_id, ...SLOT, questionnaire: text };
      return failure(await program.send(shopper, 'submit', input))?.code;
    };
    expect(await submit({ ...ELIGIBLE, weight: '80kg', bmi: 40 })).toBe('NOT_ELIGIBLE');
    expect(await submit({ ...ELIGIBLE, 'pregnant-breastfeeding': 'yes' })).toBe('NOT_ELIGIBLE');
    expect(await submit({ ...ELIGIBLE, 'above-eighteen': 'no' })).toBe('INVALID_INPUT');
    expect(await submit('nonsense')).toBe('INVALID_INPUT');
    expect(await submit({})).toBe('INVALID_INPUT');
    expect((await program.stored(subscription_id)).questionnaire).toBeNull();
  });

  it('requires a patient and a bookable slot', async () => {
    const { id, shopper } = await shop.user();
    const created = await program.send(shopper, 'create', { journey_id: '1' });
    const subscription_id = at<string>(created, 'journey_subscriptions_create.subscription.id');
    const submit = async (over: object = {}) => {
      const input = { subscription_id, ...SLOT, questionnaire, ...over };
      return failure(await program.send(shopper, 'submit', input));
    };
    expect(await submit()).toEqual({ code: 'PATIENT_REQUIRED', message: UNANSWERED });
    const patient_uuid = await program.patient(id);
    await program.send(shopper, 'set_patient', { subscription_id, patient_uuid });
    expect(await submit({ datetime: '2026-11-24T00:29:59Z' })).toEqual({
      code: 'SLOT_UNAVAILABLE',
      message: 'The appointment time must be at least 30 minutes from now.',
    });
    const unavailable = {
      code: 'SLOT_UNAVAILABLE',
      message: 'The selected slot is unavailable. Please choose another time slot',
    };
    expect(await submit({ datetime: '2026-11-24T22:30:00Z' })).toEqual(unavailable);
    expect(await submit({ datetime: '2026-11-24T12:00:00Z' })).toEqual(unavailable);
    expect(await submit({ datetime: '2026-12-24T22:00:00Z' })).toEqual(unavailable);
    expect((await submit({ gmt_offset: 0 }))?.code).toBe('INVALID_INPUT');
    const other = await program.draft();
    expect((await submit({ subscription_id: other.subscription_id }))?.code).toBe('NOT_FOUND');
  });
});

describe('JourneySubscriptionsCharge', () => {
  it('charges the first month once, books the consult and starts the review [7.g-04]', async () => {
    const { id, shopper, subscription_id } = await program.draft();
    await program.card(id);
    const charge = () => program.send(shopper, 'charge', { subscription_id, ...SLOT }, CHARGED);
    expect(failure(await charge())).toEqual({ code: 'QUESTIONNAIRE_REQUIRED', message: UNANSWERED });
    await program.send(shopper, 'submit', { subscription_id, ...SLOT, questionnaire });
    const answers = await Promise.all([charge(), charge(), charge()]);
    for (const answer of answers) {
      expect(at(answer, 'journey_subscriptions_charge')).toMatchObject({
        subscription: {
          status: 'reviewing',
          is_active: false,
          upcoming_booking: { appointment_at: SLOT.datetime, status: 'booked' },
          orders: [{ order_total: 7900 }],
        },
        three_d_secure: null,
      });
    }
    const { orders, captured } = await program.money(subscription_id);
    expect(orders).toMatchObject([
      { order_total: 7900, gst_total: 0, shipping_address: null, payment: { status: 'captured' } },
    ]);
    expect(captured).toHaveLength(1);
    const mail = await shop.db
      .collection<{ _id: string }>('mail_outbox')
      .findOne({ _id: `order_confirmation:${orders[0]?._id}` });
    expect(mail).toMatchObject({ template: 'order_confirmation' });
  });

  it('charges nothing if no card is saved or the card is declined, and reports which', async () => {
    const { id, shopper, subscription_id } = await program.draft();
    await program.send(shopper, 'submit', { subscription_id, ...SLOT, questionnaire });
    const charge = () => program.send(shopper, 'charge', { subscription_id, ...SLOT }, CHARGED);
    expect(failure(await charge())?.code).toBe('PAYMENT_METHOD_REQUIRED');
    await program.card(id, CARDS.declined);
    const declined = { code: 'PAYMENT_DECLINED', message: 'Your card was declined.' };
    expect(failure(await charge())).toEqual(declined);
    expect((await program.stored(subscription_id)).status).toBe('draft');
    await program.card(id, CARDS.threeDSecure);
    const challenged = await charge();
    expect(at(challenged, 'journey_subscriptions_charge.three_d_secure.challenge_url')).toContain(
      'challenges',
    );
    await program.card(id);
    expect(at(await charge(), 'journey_subscriptions_charge.subscription.status')).toBe('reviewing');
    const { captured, open } = await program.money(subscription_id);
    expect([captured.length, open.length]).toEqual([1, 0]);
  });

  it('never overbooks a slot; the later user is not charged', async () => {
    const slot = { datetime: '2026-11-26T00:00:00.000Z', gmt_offset: 660 };
    const people = await Promise.all(Array.from({ length: 6 }, () => program.draft()));
    const answers = await Promise.all(
      people.map(async ({ id, shopper, subscription_id }) => {
        await program.card(id);
        await program.send(shopper, 'submit', { subscription_id, ...slot, questionnaire });
        return program.send(shopper, 'charge', { subscription_id, ...slot }, CHARGED);
      }),
    );
    const failures = answers.map(failure).filter(Boolean);
    expect(failures).toEqual(
      Array(2).fill({
        code: 'SLOT_UNAVAILABLE',
        message:
          'Sorry, the selected slot has been booked or no slots available. Please select a new time slot. Thanks',
      }),
    );
    const money = await Promise.all(people.map(({ subscription_id }) => program.money(subscription_id)));
    expect(money.flatMap(({ captured }) => captured)).toHaveLength(4);
    expect(money.flatMap(({ open }) => open)).toHaveLength(0);
  });

  it('is only for the owner', async () => {
    const { subscription_id } = await program.draft();
    const { shopper: other } = await shop.user();
    const charge = async (who = other) =>
      failure(await program.send(who, 'charge', { subscription_id, ...SLOT }, CHARGED))?.code;
    expect(await charge()).toBe('NOT_FOUND');
    expect(await charge(shop.guest())).toBe('UNAUTHENTICATED');
  });
});
