import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Selling, startSelling } from '../../../test/selling';
import { at, CARDS, failure, type GraphQLAnswer, type Shopper } from '../../../test/shopper';
import { SAMPLE_TOKENS } from '../../escripts/embedded';
import type { AutoDeliveryDocument } from './documents';

let shop: Selling;
beforeAll(async () => {
  shop = await startSelling();
}, 60_000);
afterAll(() => shop.close());

const FIELDS = `autodelivery { id name frequency status last_payment_status milestone notify_date lockin_date
  charge_date delivery_date stripe_source_id delivery_instructions authority_to_leave
  shipping_first_name shipping_email shipping_suburb shipping_state shipping_postcode shipping_country
  items { id one_off quantity price product { id } patient { uuid first_name } } }`;
const LIST = `query Autodeliveries($id: ID, $stripe_source_id: String) {
  autodeliveries(id: $id, stripe_source_id: $stripe_source_id) { id name frequency status }
}`;
const BY_ID = ['pause', 'skip', 'resume', 'delete', 'notify', 'lock_in', 'charge'] as const;
const NOT_FOUND = { code: 'NOT_FOUND', message: 'AutoDelivery not found' };

const documents = () => shop.db.collection<AutoDeliveryDocument>('autodeliveries');
const stored = async (id: string) => {
  const found = await documents().findOne({ _id: id });
  if (!found) throw new Error(`No AutoDelivery ${id}`);
  return found;
};
const run = (shopper: Shopper, operation: string, input: object, fields = FIELDS) =>
  shopper.run(`autodeliveries_${operation}`, input, fields);
const result = <Value = Record<string, unknown>>(answer: GraphQLAnswer, operation: string, path = '') =>
  at<Value>(answer, `autodeliveries_${operation}.autodelivery${path}`);

/** Somebody with an AutoDelivery of 2 units every 4 weeks, made by a real order. */
async function subscriber(frequency = '4W') {
  const { id: userId, shopper } = await shop.user();
  const productId = await shop.product({ name: 'Fish oil' });
  const cart_uuid = await shopper.newCart();
  await shopper.add(cart_uuid, productId, 2, { frequency });
  await shopper.makeReady(cart_uuid);
  const source = await shopper.cardToken();
  expect((await shopper.place(cart_uuid, { stripe_source_id: source })).errors).toBeUndefined();
  const [own] = at<{ id: string }[]>(await shopper.send(LIST), 'autodeliveries');
  if (!own) throw new Error('No AutoDelivery');
  return { userId, shopper, id: own.id, productId, source };
}

async function addPatient(userId: string, first_name = 'Pat'): Promise<string> {
  const _id = randomUUID();
  await shop.db.collection<{ _id: string }>('patients').insertOne({
    _id,
    user_id: userId,
    first_name,
    last_name: 'Bee',
    person_key: _id,
  } as unknown as { _id: string });
  return _id;
}

describe('autodeliveries', () => {
  it('are those of the user, all, one, or those of a card [7.h-01] [7.h-02] [3.j-03]', async () => {
    const { shopper, id, source } = await subscriber();
    const { shopper: other } = await subscriber();
    const named = [{ id, name: 'Every 4 weeks', frequency: '4W', status: 'active' }];
    expect(at(await shopper.send(LIST), 'autodeliveries')).toEqual(named);
    expect(at(await shopper.send(LIST, { id }), 'autodeliveries')).toEqual(named);
    expect(at(await shopper.send(LIST, { stripe_source_id: source }), 'autodeliveries')).toEqual(named);
    expect(at(await shopper.send(LIST, { stripe_source_id: 'src_other' }), 'autodeliveries')).toEqual([]);
    expect(at(await other.send(LIST, { id }), 'autodeliveries')).toEqual([]);
    expect(at(await other.send(LIST, { stripe_source_id: source }), 'autodeliveries')).toEqual([]);
    expect(at(await shop.guest().send(LIST, { id }), 'autodeliveries')).toEqual([]);
  });

  it('are for signed-in users, and only their own [6-05]', async () => {
    const { shopper, id } = await subscriber();
    const { shopper: other } = await shop.user();
    const [{ id: itemId }] = at<[{ id: string }]>(
      await shopper.send(`{ autodeliveries { items { id } } }`),
      'autodeliveries.0.items',
    );
    const calls: [string, object, object][] = [
      ...BY_ID.map((operation): [string, object, object] => [operation, { id }, NOT_FOUND]),
      ['edit', { id, name: 'Mine' }, NOT_FOUND],
      ['add_item', { autodelivery_id: id, product_id: String(await shop.product()), quantity: 1 }, NOT_FOUND],
      [
        'edit_item',
        { id: itemId, quantity: 3 },
        { code: 'NOT_FOUND', message: 'AutoDelivery item not found' },
      ],
      ['remove_item', { id: itemId }, { code: 'NOT_FOUND', message: 'AutoDelivery item not found' }],
    ];
    const before = await stored(id);
    for (const [operation, input, expected] of calls) {
      expect(failure(await run(shop.guest(), operation, input))?.code, operation).toBe('UNAUTHENTICATED');
      expect(failure(await run(other, operation, input)), operation).toEqual(expected);
    }
    for (const operation of BY_ID) {
      expect(failure(await run(shopper, operation, { id: 'nonsense' }))).toEqual(NOT_FOUND);
    }
    expect(await stored(id)).toEqual(before);
  });
});

describe('pause, skip, resume and delete', () => {
  it('pause and resume with the dates it had, however often they are sent [7.h-04]', async () => {
    const { shopper, id } = await subscriber();
    const { delivery_date } = await stored(id);
    for (let round = 0; round < 2; round += 1) {
      expect(result(await run(shopper, 'pause', { id }), 'pause', '.status')).toBe('paused');
    }
    expect(failure(await run(shopper, 'skip', { id }))).toEqual({
      code: 'AUTODELIVERY_PAUSED',
      message: 'Please resume this AutoDelivery first.',
    });
    for (let round = 0; round < 2; round += 1) {
      expect(result(await run(shopper, 'resume', { id }), 'resume')).toMatchObject({
        status: 'active',
        milestone: 'notify',
        delivery_date: delivery_date.toISOString(),
      });
    }
  });

  it('resume with the next dates of the rhythm when the old ones have passed', async () => {
    const { shopper, id } = await subscriber();
    await run(shopper, 'pause', { id });
    const passed = {
      notify_date: new Date('2026-10-13T11:00:00+11:00'),
      lockin_date: new Date('2026-10-17T11:00:00+11:00'),
      charge_date: new Date('2026-10-18T11:00:00+11:00'),
      delivery_date: new Date('2026-10-20T11:00:00+11:00'),
    };
    await documents().updateOne({ _id: id }, { $set: passed });
    expect(result(await run(shopper, 'resume', { id }), 'resume')).toMatchObject({
      status: 'active',
      milestone: 'notify',
      delivery_date: '2026-12-15T00:00:00.000Z',
    });
  });

  it('skip the next delivery, once where the date is sent along', async () => {
    const { shopper, id } = await subscriber();
    const { delivery_date, cycle } = await stored(id);
    const once = { id, delivery_date: delivery_date.toISOString() };
    for (let round = 0; round < 2; round += 1) {
      expect(result(await run(shopper, 'skip', once), 'skip', '.delivery_date')).toBe(
        '2027-01-19T00:00:00.000Z',
      );
    }
    expect((await stored(id)).cycle).toBe(cycle + 1);
    expect(result(await run(shopper, 'skip', { id }), 'skip', '.notify_date')).toBe(
      '2027-02-09T00:00:00.000Z',
    );
  });

  it('delete for good', async () => {
    const { shopper, id } = await subscriber();
    for (let round = 0; round < 2; round += 1) {
      expect(result(await run(shopper, 'delete', { id }), 'delete', '.status')).toBe('cancelled');
    }
    expect(at(await shopper.send(LIST), 'autodeliveries')).toEqual([]);
    const ended = { code: 'AUTODELIVERY_ENDED', message: 'This AutoDelivery has ended.' };
    for (const operation of ['pause', 'skip', 'resume', 'notify']) {
      expect(failure(await run(shopper, operation, { id }))).toEqual(ended);
    }
    expect(failure(await run(shopper, 'edit', { id, name: 'Again' }))).toEqual(ended);
  });
});

describe('items', () => {
  const add = (shopper: Shopper, input: object) =>
    run(shopper, 'add_item', input, `item { id one_off quantity price } ${FIELDS}`);

  it('are added, at 5 % less; an equal one grows [7.h-05] [3.j-04]', async () => {
    const { shopper, id } = await subscriber();
    const product_id = String(await shop.product());
    const input = { autodelivery_id: id, product_id, quantity: 2, one_off: true, price_type: 'default' };
    expect(at(await add(shopper, input), 'autodeliveries_add_item.item')).toEqual({
      id: expect.any(String),
      one_off: true,
      quantity: 2,
      price: 950,
    });
    expect(at(await add(shopper, input), 'autodeliveries_add_item.item.quantity')).toBe(4);
    const answer = await add(shopper, { ...input, one_off: false });
    expect(result<unknown[]>(answer, 'add_item', '.items')).toHaveLength(3);
  });

  it('for a patient need a script, which is sealed', async () => {
    const { shopper, id, userId } = await subscriber();
    const patient_uuid = await addPatient(userId);
    const stranger = await addPatient('somebody else');
    const product_id = String(
      await shop.product({ schedule: '4', requires_prescription: true, order_limit: 2 }),
    );
    const input = { autodelivery_id: id, product_id, quantity: 1 };
    const unanswered = 'Please answer the following to purchase.';
    expect(failure(await add(shopper, input))).toEqual({ code: 'PATIENT_REQUIRED', message: unanswered });
    const script = { ...input, patient_uuid, script_type: 'escript' };
    expect(failure(await add(shopper, script))?.code).toBe('PRESCRIPTION_REQUIRED');
    const foreign = { ...script, patient_uuid: stranger, eprescription_token: SAMPLE_TOKENS.valid };
    expect(failure(await add(shopper, foreign))).toEqual({ code: 'NOT_FOUND', message: 'Patient not found' });
    const answer = await add(shopper, { ...script, eprescription_token: SAMPLE_TOKENS.valid.toLowerCase() });
    const items = result<{ patient: unknown }[]>(answer, 'add_item', '.items');
    expect(items[1]?.patient).toEqual({ uuid: patient_uuid, first_name: 'Pat' });
    expect(JSON.stringify(await stored(id))).not.toContain(SAMPLE_TOKENS.valid);
    expect((await stored(id)).items[1]?.eprescription_token).toMatch(/^test:/);
  });

  it('follow the rules of the product', async () => {
    const { shopper, id } = await subscriber();
    const code = async (product_id: number | string, quantity = 1) =>
      failure(await add(shopper, { autodelivery_id: id, product_id: String(product_id), quantity }))?.code;
    expect(await code('nonsense')).toBe('PRODUCT_UNAVAILABLE');
    expect(await code(await shop.product({ status: 'Disabled' }))).toBe('PRODUCT_UNAVAILABLE');
    expect(await code(await shop.product({ stock: 0 }))).toBe('OUT_OF_STOCK');
    expect(await code(await shop.product({ stock: 3 }), 4)).toBe('INSUFFICIENT_STOCK');
    expect(await code(await shop.product({ order_limit: 2 }), 3)).toBe('ORDER_LIMIT');
    expect(await code(await shop.product({ excluded_states: ['NSW'] }))).toBe('EXCLUDED_STATE');
    expect(await code(await shop.product({ can_autodeliver: false }))).toBe('INVALID_INPUT');
    expect(await code(await shop.product(), 1000)).toBe('INVALID_QUANTITY');
    expect(await code(await shop.product(), -1)).toBe('INVALID_QUANTITY');
    expect((await stored(id)).items).toHaveLength(1);
  });

  it('need an AutoDelivery to go to [8-07] [8-08]', async () => {
    const { shopper } = await subscriber();
    const { shopper: nobody } = await shop.user();
    const input = { product_id: String(await shop.product()), quantity: 1 };
    expect(failure(await add(shopper, input))?.message).toBe('Please select an existing AutoDelivery');
    expect(failure(await add(nobody, input))?.message).toBe(
      "You have no existing AutoDeliveries. Please select 'Create New' and add the item to your cart to create a new AutoDelivery",
    );
  });

  it('are changed and removed [7.h-06]', async () => {
    const { shopper, id } = await subscriber();
    const [item] = (await stored(id)).items;
    const edited = await run(shopper, 'edit_item', { id: item?.id, quantity: 5, one_off: true });
    expect(result(edited, 'edit_item', '.items')).toMatchObject([{ quantity: 5, one_off: true }]);
    expect(failure(await run(shopper, 'edit_item', { id: item?.id, quantity: 1000 }))?.code).toBe(
      'INVALID_QUANTITY',
    );
    expect(failure(await run(shopper, 'edit_item', { id: item?.id, quantity: 51 }))?.code).toBe(
      'INSUFFICIENT_STOCK',
    );
    const removed = await run(shopper, 'remove_item', { id: item?.id });
    expect(result(removed, 'remove_item', '.items')).toEqual([]);
    expect(failure(await run(shopper, 'remove_item', { id: item?.id }))?.code).toBe('NOT_FOUND');
  });

  it('are all kept when they are added at once', async () => {
    const { shopper, id } = await subscriber();
    const products = await Promise.all(Array.from({ length: 6 }, () => shop.product()));
    const answers = await Promise.all(
      products.map((product) =>
        add(shopper, { autodelivery_id: id, product_id: String(product), quantity: 1 }),
      ),
    );
    expect(answers.map(failure).filter(Boolean)).toEqual([]);
    expect((await stored(id)).items).toHaveLength(7);
  });
});

describe('editing', () => {
  it('changes name, note and address [7.h-06] [3.j-05]', async () => {
    const { shopper, id } = await subscriber();
    const input = {
      id,
      name: ' Bathroom shelf ',
      shipping_first_name: 'Cleo',
      shipping_email: 'Cleo@Example.com',
      shipping_suburb: 'Perth',
      shipping_state: 'WA',
      shipping_postcode: '6000',
      delivery_instructions: 'Side gate',
      authority_to_leave: true,
    };
    expect(result(await run(shopper, 'edit', input), 'edit')).toMatchObject({
      name: 'Bathroom shelf',
      shipping_first_name: 'Cleo',
      shipping_email: 'cleo@example.com',
      shipping_suburb: 'PERTH',
      shipping_state: 'WA',
      shipping_postcode: '6000',
      shipping_country: 'AU',
      delivery_instructions: 'Side gate',
      authority_to_leave: true,
      delivery_date: '2026-12-22T03:00:00.000Z',
    });
  });

  it('counts a new rhythm from the last delivery', async () => {
    const { shopper, id } = await subscriber();
    expect(result(await run(shopper, 'edit', { id, frequency: '2W' }), 'edit')).toMatchObject({
      name: 'Every 2 weeks',
      frequency: '2W',
      milestone: 'notify',
      delivery_date: '2026-12-08T00:00:00.000Z',
    });
  });

  it('says what is wrong by field and changes nothing', async () => {
    const { shopper, id } = await subscriber();
    const before = await stored(id);
    const fieldsOf = async (input: object) =>
      (await run(shopper, 'edit', { id, ...input })).errors?.[0]?.extensions.fields;
    expect(await fieldsOf({ name: ' ' })).toEqual({ name: 'Please enter a name' });
    expect(await fieldsOf({ frequency: '3W' })).toEqual({ frequency: 'Please choose how often' });
    expect(await fieldsOf({ shipping_country: 'NZ' })).toEqual({
      shipping_country: 'We deliver within Australia only',
    });
    expect(await fieldsOf({ shipping_postcode: '3000' })).toEqual({
      shipping_suburb: 'The suburb, state and postcode do not match',
    });
    expect(await fieldsOf({ delivery_instructions: 'x@example.com' })).toHaveProperty(
      'delivery_instructions',
    );
    expect(await fieldsOf({ shipping_email: 'nonsense' })).toHaveProperty('shipping_email');
    expect(await stored(id)).toEqual(before);
  });

  it('takes only cards that the user keeps', async () => {
    const { shopper, id } = await subscriber();
    const { source: foreign } = await subscriber();
    const edit = (stripe_source_id: string) => run(shopper, 'edit', { id, stripe_source_id });
    expect(failure(await edit(foreign))).toEqual({
      code: 'NOT_FOUND',
      message: 'Payment method not found',
    });
    const stripe_source_id = await shopper.cardToken();
    await shopper.run('payment_methods_add', { stripe_source_id }, 'payment_methods { last4 }');
    expect(result(await edit(stripe_source_id), 'edit', '.stripe_source_id')).toBe(stripe_source_id);
  });
});

describe('test operations', () => {
  const ORDER = `order { reference order_total gst_total discount_total payment { status } } ${FIELDS}`;

  it('run the steps of a cycle in their order [4.j-01] [4.j-02] [7.h-04]', async () => {
    const { shopper, id, productId } = await subscriber();
    expect(failure(await run(shopper, 'charge', { id }))?.code).toBe('WRONG_MILESTONE');
    expect(result(await run(shopper, 'notify', { id }), 'notify', '.milestone')).toBe('lockin');
    expect(result(await run(shopper, 'lock_in', { id }), 'lock_in', '.milestone')).toBe('charge');
    const locked = { code: 'LOCKED_IN', message: expect.stringContaining('locked in') };
    const [item] = (await stored(id)).items;
    expect(failure(await run(shopper, 'skip', { id }))).toEqual(locked);
    expect(failure(await run(shopper, 'edit', { id, frequency: '2W' }))).toEqual(locked);
    expect(failure(await run(shopper, 'remove_item', { id: item?.id }))).toEqual(locked);
    expect((await run(shopper, 'edit', { id, name: 'Still mine' })).errors).toBeUndefined();
    const charged = await run(shopper, 'charge', { id }, ORDER);
    expect(at(charged, 'autodeliveries_charge.order')).toEqual({
      reference: expect.stringMatching(/^SB-/),
      discount_total: 100,
      order_total: 2695,
      gst_total: 245,
      payment: { status: 'captured' },
    });
    expect(result(charged, 'charge')).toMatchObject({
      milestone: 'delivery',
      last_payment_status: 'succeeded',
    });
    expect(await shop.stockOf(productId)).toBe(46);
    expect(failure(await run(shopper, 'charge', { id }))?.code).toBe('WRONG_MILESTONE');
  });

  it('charge once when sent many times at once', async () => {
    const { shopper, id, userId } = await subscriber();
    await run(shopper, 'notify', { id });
    await run(shopper, 'lock_in', { id });
    await Promise.all(Array.from({ length: 6 }, () => run(shopper, 'charge', { id })));
    expect((await stored(id)).last_payment_status).toBe('succeeded');
    expect(await shop.db.collection('orders').countDocuments({ user_id: userId })).toBe(2);
  });

  it('keep a declined charge for another try [4.j-03]', async () => {
    const { shopper, id, userId } = await subscriber();
    const stripe_source_id = await shopper.cardToken(CARDS.declined);
    await shopper.run('payment_methods_add', { stripe_source_id }, 'payment_methods { last4 }');
    await run(shopper, 'edit', { id, stripe_source_id });
    await run(shopper, 'notify', { id });
    await run(shopper, 'lock_in', { id });
    const declined = await run(shopper, 'charge', { id }, ORDER);
    expect(at(declined, 'autodeliveries_charge.order')).toBeNull();
    expect(result(declined, 'charge')).toMatchObject({
      status: 'active',
      milestone: 'charge',
      last_payment_status: 'failed',
      charge_date: '2026-12-21T00:00:00.000Z',
      delivery_date: '2026-12-23T00:00:00.000Z',
    });
    expect(await shop.db.collection('orders').countDocuments({ user_id: userId })).toBe(1);
  });

  it('are for staff, and outside production for the owner [6-15]', async () => {
    const { shopper, id } = await subscriber();
    const { shopper: staff } = await shop.user('staff');
    const { shopper: other } = await shop.user();
    const { config } = shop.services;
    expect(failure(await run(other, 'notify', { id }))).toEqual(NOT_FOUND);
    const forbidden = { code: 'FORBIDDEN', message: 'You are not allowed to do this.' };
    config.isProduction = true;
    expect(failure(await run(shopper, 'notify', { id }))).toEqual(forbidden);
    config.allowTestOperations = false;
    expect(failure(await run(staff, 'notify', { id }))).toEqual(forbidden);
    config.allowTestOperations = true;
    expect((await run(staff, 'notify', { id })).errors).toBeUndefined();
    config.isProduction = false;
    expect((await run(shopper, 'lock_in', { id })).errors).toBeUndefined();
    expect((await run(staff, 'charge', { id })).errors).toBeUndefined();
  });
});
