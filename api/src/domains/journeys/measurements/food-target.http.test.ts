import { expect, it } from 'vitest';
import { programOf } from '../../../../test/shop/program';
import { at, type Shopper } from '../../../../test/shop/shopper';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const program = programOf(shop);
const QUERY = `{ journey_food_target { weight_kg weighed_on height_cm age
  suggestions { activity target { kilojoules protein fibre water_ml } } } }`;
const suggested = async (shopper: Shopper) => at(await shopper.send(QUERY), 'journey_food_target');
const firstOf = async (shopper: Shopper) =>
  at<number>(await shopper.send(QUERY), 'journey_food_target.suggestions.0.target.kilojoules');

it('a daily target is suggested from the questionnaire, then from the latest weight of the log [health-62]', async () => {
  const draft = await program.draft();
  expect(await suggested(draft.shopper)).toBeNull();
  const { shopper, subscription_id } = await program.active();
  const before = await firstOf(shopper);
  for (const _round of [1, 2]) {
    expect(await suggested(shopper)).toMatchObject({
      ...{ weight_kg: 100, weighed_on: null, height_cm: 180, age: 36 },
      suggestions: [{ activity: 'sitting' }, { activity: 'walking' }, { activity: 'active' }],
    });
  }
  const weighed = { subscription_id, day: '2026-11-24', weight_kg: 96.5, waist_cm: null };
  await shopper.run('journey_measurements_record', weighed, 'log { today }');
  expect(await suggested(shopper)).toMatchObject({ weight_kg: 96.5, weighed_on: '2026-11-24' });
  expect(await firstOf(shopper)).toBeLessThan(before);
  await program.send(shopper, 'cancel', { subscription_id, reason: 'not-useful' });
  expect(await suggested(shopper)).toBeNull();
});

it('no target is suggested to strangers and guests, or against the record [health-62]', async () => {
  const { shopper, patient_uuid } = await program.active();
  expect(await suggested((await program.user()).shopper)).toBeNull();
  expect((await shop.guest().send(QUERY)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const edit = { uuid: patient_uuid, is_pregnant_breastfeeding: true };
  const edited = await shopper.run('patients_edit', edit, 'uuid');
  expect(edited.errors).toBeUndefined();
  expect(await suggested(shopper)).toBeNull();
});
