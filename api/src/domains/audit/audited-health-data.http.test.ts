import { describe, expect, it } from 'vitest';
import { beforeTests } from '../../../test/server/before-tests';
import { createAuditors, FORBIDDEN } from '../../../test/shop/auditors';
import { ADDRESS, at, CARDS, failure } from '../../../test/shop/shopper';
import { testShop } from '../../../test/shop/test-shop';

const shop = testShop();
const auditors = beforeTests(() => createAuditors(shop));

const linesOf = (customerId: string) => auditors.linesOf(customerId);
const impersonate = (customerId: string) => auditors.impersonate(customerId);

describe('sensitive data in an impersonated session [accounts-07]', () => {
  it('is sealed from staff; requests for it are flagged, and none of it is stored [roles-13]', async () => {
    const { id, shopper } = await shop.user();
    const patient = {
      first_name: 'Pat',
      last_name: 'Secretname',
      dob: '1990-05-01',
      gender: 'female',
      phone: '0412345678',
      address: '1 Fig Street',
      suburb: 'SURRY HILLS',
      state: 'NSW',
      postcode: '2010',
      allergies: 'Penicillin',
      has_medicare: true,
      medicare_number: '6951449601',
      medicare_reference: '1',
      medicare_expiry: '2040-01',
    };
    const created = await shopper.run('patients_create', patient, 'uuid');
    const uuid = at<string>(created, 'patients_create.uuid');
    const { agent } = await impersonate(id);
    // Repeated documents are served from the compilation cache: the log must record them as well.
    for (let time = 0; time < 5; time += 1) {
      const read = await agent.send('{ patients { data { ...P } } } fragment P on Patient { uuid phone }');
      expect(at(read, 'patients.data.0.phone')).toBe('0412345678');
    }
    expect(failure(await agent.run('patients_edit', { uuid, conditions: 'Asthma' }, 'uuid'))).toEqual(
      FORBIDDEN,
    );
    const record = '{ patients { data { ...P } } } fragment P on Patient { uuid medication: allergies }';
    for (let time = 0; time < 5; time += 1) expect(failure(await agent.send(record))).toEqual(FORBIDDEN);
    await agent.send(
      'query($p: ID!, $t: String!) { validate_escript(patient_uuid: $p, token: $t) { is_valid } }',
      { p: uuid, t: '1A2B3C4D5E6F7G8H9J' },
    );
    await agent.send('{ order(reference: "Medicare 6951449601") { reference } }');
    const lines = (await linesOf(id)).slice(1);
    expect(lines.map(({ operation, reads_health }) => [operation, reads_health])).toEqual([
      ...Array.from({ length: 5 }, () => ['patients', true]),
      ['patients_edit', false],
      ...Array.from({ length: 5 }, () => ['patients', true]),
      ['validate_escript', false],
      ['order', false],
    ]);
    const stored = await shop.db.collection('audit_events').find({ customer_id: id }).toArray();
    const text = JSON.stringify(stored);
    for (const secret of ['Penicillin', 'Asthma', 'Secretname', '6951449601', '1A2B3C4D', '1990']) {
      expect(text).not.toContain(secret);
    }
    expect(lines[5]?.touched).toEqual([{ name: 'uuid', id: uuid }]);
  });

  it('does not save a card entered for AutoDeliveries, but can use a saved one', async () => {
    const { id, shopper } = await shop.user();
    const productId = await shop.product();
    const stripe_source_id = await shopper.cardToken(CARDS.good);
    await shopper.run('payment_methods_add', { stripe_source_id }, 'payment_methods { last4 }');
    const { agent } = await impersonate(id);
    const cart_uuid = await agent.newCart();
    await agent.add(cart_uuid, productId, 1, { frequency: '4W' });
    await agent.setContact(cart_uuid);
    await agent.run('cart_set_shipping_address', { cart_uuid, ...ADDRESS }, 'cart { uuid }');
    const method = { cart_uuid, shipping_method_id: 'standard' };
    await agent.run('cart_set_shipping_method', method, 'cart { uuid }');
    expect(failure(await agent.place(cart_uuid))?.code).toBe('PAYMENT_METHOD_NOT_SAVED');
    const placed = await agent.place(cart_uuid, { stripe_source_id });
    expect(at(placed, 'checkout_place_order.order.state')).toBe('placed');
    const customer = await shop.db
      .collection<{ _id: string; payment_methods: unknown[] }>('customers')
      .findOne({ _id: id });
    expect(customer?.payment_methods).toHaveLength(1);
  });
});
