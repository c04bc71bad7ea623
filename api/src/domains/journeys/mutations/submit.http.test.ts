import { describe, expect, it } from 'vitest';
import { ANSWERED, ELIGIBLE, programOf, SLOT } from '../../../../test/shop/program';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);

const UNANSWERED = 'Please answer the following to purchase.';

describe('JourneySubscriptionsSubmit', () => {
  it('stores the answers encrypted [7.g-09]', async () => {
    const { shopper, subscription_id } = await program.draft();
    const answer = await program.send(shopper, 'submit', { subscription_id, ...SLOT, ...ANSWERED });
    expect(at(answer, 'journey_subscriptions_submit.subscription.status')).toBe('draft');
    const stored = await program.stored(subscription_id);
    expect(JSON.stringify(stored)).not.toContain('180cm');
    const opened = shop.services.cipher.decrypt(stored.questionnaire ?? '', `journey:${subscription_id}`);
    expect(JSON.parse(opened)).toEqual({ ...ELIGIBLE, 'pregnancy-options': ['none-apply'] });
  });

  it('clears a draft’s answers when its patient changes', async () => {
    const { shopper, patient_uuid, subscription_id } = await program.draft();
    await program.send(shopper, 'submit', { subscription_id, ...SLOT, ...ANSWERED });
    await shopper.run('patients_delete', { uuid: patient_uuid }, 'uuid');
    const stored = await program.stored(subscription_id);
    expect(stored).toMatchObject({ patient_uuid: null, questionnaire: null, submitted_at: null });
  });

  it('rejects answers that exclude the patient from the program, and stores none of them', async () => {
    const { shopper, subscription_id } = await program.draft();
    const submit = async (answers: unknown) => {
      const text = typeof answers === 'string' ? answers : JSON.stringify(answers);
      const input = { subscription_id, ...SLOT, ...ANSWERED, questionnaire: text };
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
      const input = { subscription_id, ...SLOT, ...ANSWERED, ...over };
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
