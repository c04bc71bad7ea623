import { expect, it } from 'vitest';
import { beforeTests } from '../../../test/server/before-tests';
import { createAuditors } from '../../../test/shop/auditors';
import { createdPatient } from '../../../test/shop/patients';
import { at, type Shopper } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const auditors = beforeTests(() => createAuditors(shop));

const checkedAt = async (shopper: Shopper): Promise<string> =>
  at(await shopper.send('{ patients { data { checked_at } } }'), 'patients.data.0.checked_at');
const now = () => shop.clock.now().toISOString();

it('saving a patient’s details says that they hold; who acts for the customer sees when [health-31]', async () => {
  const { id, shopper } = await shop.user();
  const uuid = await createdPatient(shopper);
  const created = now();
  expect(await checkedAt(shopper)).toBe(created);
  shop.clock.advance(1000);
  const { agent } = await auditors.impersonate(id);
  expect(await checkedAt(agent)).toBe(created);
  shop.clock.advance(1000);
  await shopper.run('patients_edit', { uuid, medication: 'None' }, 'uuid');
  expect(await checkedAt(shopper)).toBe(now());
});

it('details stored without that day were last checked when they were stored', async () => {
  const { shopper } = await shop.user();
  await createdPatient(shopper);
  const created = now();
  await shop.db.collection('patients').updateMany({}, { $unset: { checked_at: '' } });
  shop.clock.advance(1000);
  expect(await checkedAt(shopper)).toBe(created);
});
