import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../test/server/before-tests';
import { createAuditors, FORBIDDEN, LOG } from '../../../test/shop/auditors';
import { at, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const auditors = beforeTests(() => createAuditors(shop));
const staff = beforeTests(() => auditors.staff);

const impersonate = (customerId: string) => auditors.impersonate(customerId);

describe('reading the audit log [accounts-10]', () => {
  it('can be read by staff: by customer, by staff member, by page', async () => {
    const { id } = await shop.user();
    const { agent } = await impersonate(id);
    for (let call = 0; call < 4; call += 1) await agent.send('{ me { id } }');
    const page = await staff.send(LOG, { customer_id: id, page: 2, per_page: 2 });
    expect(at(page, 'staff_audit_events.data')).toHaveLength(2);
    expect(at(page, 'staff_audit_events.paginatorInfo')).toEqual({
      current_page: 2,
      last_page: 3,
      per_page: 2,
      total: 6,
    });
    const other = await shop.user('staff');
    expect(
      at(await other.shopper.send(LOG, { staff_id: other.id }), 'staff_audit_events.data'),
    ).toMatchObject([{ operation: 'staff_audit_events', staff_id: other.id, staff_name: 'Una User' }]);
    const all = await staff.send(LOG, { per_page: 500 });
    expect(at(all, 'staff_audit_events.paginatorInfo')).toMatchObject({ per_page: 50 });
    expect(at(all, 'staff_audit_events.data.0')).toMatchObject({ operation: 'staff_audit_events' });
  });

  it('cannot be read by customers, guests or impersonated sessions', async () => {
    const { id, shopper } = await shop.user();
    const { agent } = await impersonate(id);
    for (const caller of [shop.guest(), shopper, agent]) {
      expect(failure(await caller.send(LOG))).toEqual(FORBIDDEN);
    }
  });
});
