import { expect, it } from 'vitest';
import { beforeTests } from '../../../../test/server/before-tests';
import { testShop } from '../../../../test/shop/test-shop';

const shop = testShop();
const doctor = beforeTests(() => shop.user('practitioner'));

const LIST = `query($date: String!) { staff_appointments(date: $date) { data { booking { uuid status } } } }`;

it('puts an open day into the audit log once an hour, however often it renews itself', async () => {
  const { id, shopper } = doctor;
  const lines = () =>
    shop.collection('audit_events').countDocuments({ staff_id: id, operation: 'staff_appointments' });
  await Promise.all([1, 2, 3].map(() => shopper.send(LIST, { date: '2027-02-01' })));
  expect(await lines()).toBe(1);
  await shopper.send(LIST, { date: '2027-02-02' });
  expect(await lines()).toBe(2);
});
