import { describe, expect, it } from 'vitest';
import { programOf } from '../../../../test/shop/program';
import { at, failure } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);

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
