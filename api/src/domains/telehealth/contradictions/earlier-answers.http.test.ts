import { describe, expect, it } from 'vitest';
import { createdPatient, IHI } from '../../../../test/shop/patients';
import { at, failure, Shopper } from '../../../../test/shop/shopper';
import { contradictionsIn, requestsOf } from '../../../../test/shop/telehealth/requests';
import { cancelBooking, confirmBooking } from '../../../../test/shop/telehealth-bookings';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const requests = requestsOf(shop);
const PREGNANT = { pregnant_breastfeeding_familyplanning: 'yes' };
const DRAFT = { draft_id: 'draft-of-this-request' };

const triesOf = (user_id: string) => shop.collection('telehealth_tries').find({ user_id }).toArray();

describe('an earlier answer to the same question', () => {
  it('that was refused is kept sealed, and put to the patient who answers otherwise [health-52 health-53]', async () => {
    const { id, shopper, script } = await requests.member({});
    expect(failure(await script(shopper, {}, PREGNANT))?.code).toBe('ANSWERS_REJECTED');
    expect(failure(await script(shopper, {}, PREGNANT))?.code).toBe('ANSWERS_REJECTED');
    const tries = await triesOf(id);
    expect(tries).toHaveLength(1);
    expect(JSON.stringify(tries)).not.toMatch(/pregnan|OnlineScripts|rejected/);
    const refused = await script(shopper);
    expect(contradictionsIn(refused).map(({ fact, says }) => [fact, says])).toEqual([
      ['earlier', 'On 24 November 2026, the answer for Mia was “Yes”.'],
    ]);
    expect(await triesOf(id)).toHaveLength(2);
  });

  it('of a booking that is made is compared too, one of the same draft is not [health-52]', async () => {
    const { shopper, patient } = await requests.member({});
    const whom = { patient_uuid: patient, guest: null };
    const covid = (answers: object, over: object = {}) =>
      requests.covid(shopper, answers, { ...whom, ...over });
    const risk = { experiencing_any_health_risk: 'yes' };
    expect(failure(await covid(risk, DRAFT))).toBeUndefined();
    expect(failure(await covid({}, DRAFT))).toBeUndefined();
    expect(contradictionsIn(await covid({})).map(({ key, fact }) => [key, fact])).toEqual([
      ['experiencing_any_health_risk', 'earlier'],
    ]);
  });

  it('of a cancelled booking of the same draft holds up no payment [health-52]', async () => {
    const { shopper, patient, held } = await requests.member({});
    const covid = (answers: object) =>
      requests.covid(shopper, answers, { patient_uuid: patient, guest: null, ...DRAFT });
    const waiting = async () => String((await held()).find(({ status }) => status === 'held')?._id);
    await covid({ experiencing_any_health_risk: 'yes' });
    const first = await waiting();
    expect(failure(await confirmBooking(shopper, first))).toBeUndefined();
    await cancelBooking(shopper, first);
    expect(failure(await covid({}))).toBeUndefined();
    expect(failure(await confirmBooking(shopper, await waiting()))).toBeUndefined();
  });

  it('of one patient is no answer of another, nor a guest’s of anybody [health-19 health-52]', async () => {
    const { shopper, script } = await requests.member({});
    await script(shopper, {}, PREGNANT);
    const clear = { is_pregnant_breastfeeding: null, allergies: '', conditions: '', medication: '' };
    const over = { first_name: 'Olga', ...IHI, ...clear };
    const other = await createdPatient(shopper, over);
    expect(failure(await script(shopper, { patient_uuid: other }))).toBeUndefined();
    const { shopper: stranger, script: asStranger } = await requests.member({});
    expect(failure(await asStranger(stranger))).toBeUndefined();
    const guest = shop.guest();
    const pregnant = { pregnant_or_breastfeeding: 'yes' };
    expect(failure(await requests.covid(guest, pregnant, { guest: requests.GUEST }))?.code).toBe(
      'ANSWERS_REJECTED',
    );
    expect(failure(await requests.covid(guest, {}, { guest: requests.GUEST }))).toBeUndefined();
    expect(await shop.collection('telehealth_tries').find({ user_id: null }).toArray()).toEqual([]);
  });

  it('counts for every product of its medicine, and expires after a year [health-52 health-53]', async () => {
    const { id, shopper, script, product_id } = await requests.member({});
    await script(shopper, {}, { unwanted_sideeffects: 'yes' });
    const [kept] = await triesOf(id);
    expect(kept?.expires_at).toEqual(new Date(shop.clock.now().getTime() + 365 * 86_400_000));
    const effects = contradictionsIn(await script(shopper));
    expect(effects.map(({ key }) => key)).toEqual(['unwanted_sideeffects']);
    const samePack = await requests.medicine();
    expect(samePack).not.toBe(product_id);
    expect(contradictionsIn(await script(shopper, { product_id: samePack }))).toHaveLength(1);
    const another = await requests.medicine('Metformin Tablets');
    expect(failure(await script(shopper, { product_id: another }))).toBeUndefined();
  });

  it('is kept with the latest fifty of its patient [health-53]', async () => {
    const { id, shopper, patient, script } = await requests.member({});
    await script(shopper, {}, PREGNANT);
    const [first] = await triesOf(id);
    const older = Array.from({ length: 50 }, (_, index) => ({
      ...first,
      _id: `older-${id}-${index}`,
      patient_uuid: patient,
      at: new Date(shop.clock.now().getTime() - (50 - index) * 1000),
    }));
    await shop.collection('telehealth_tries').insertMany(older);
    await script(shopper, {}, { review_withgp: 'no' });
    const kept = (await triesOf(id)).map(({ _id }) => String(_id));
    expect(kept).toHaveLength(50);
    expect(kept).not.toContain(`older-${id}-0`);
    expect(kept).toContain(String(first?._id));
  });

  it('goes with its patient, and is part of the copy of personal data until then [health-53]', async () => {
    const user = await shop.signUp();
    const { id } = user;
    const { shopper, patient, script } = await requests.member(
      {},
      { id, shopper: new Shopper(shop.url, user.token) },
    );
    await script(shopper, {}, PREGNANT);
    const response = await shop.post('/api/auth/my-data', { password: user.password }, { as: user });
    const { refused_answers } = await response.json();
    expect(refused_answers).toEqual([
      expect.objectContaining({
        patient_uuid: patient,
        booking_type: 'OnlineScripts',
        outcome: 'rejected',
        answered_by: 'patient',
        answers: expect.objectContaining(PREGNANT),
      }),
    ]);
    at(await shopper.run('patients_delete', { uuid: patient }, 'uuid'), 'patients_delete.uuid');
    expect(await triesOf(id)).toEqual([]);
  });
});
