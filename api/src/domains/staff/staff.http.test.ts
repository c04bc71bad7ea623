import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Selling, startSelling } from '../../../test/selling';
import { at, failure, type GraphQLAnswer, Shopper } from '../../../test/shopper';
import type { AuditEventDocument } from '../audit/documents';

const FORBIDDEN = { code: 'FORBIDDEN', message: 'You are not allowed to do this.' };
const FIND = `query($email: String, $name: String, $reference: String, $page: Int, $per_page: Int) {
  staff_customers(email: $email, name: $name, reference: $reference, page: $page, per_page: $per_page) {
    data { id first_name last_name email } paginatorInfo { current_page last_page per_page total } } }`;
const CUSTOMER = `query($id: ID!) { staff_customer(id: $id) { id email first_name created_at edr_linked edr_points
  addresses { suburb } payment_methods { brand last4 exp_month exp_year }
  orders(per_page: 2) { data { reference items { name } } paginatorInfo { total } }
  autodeliveries { id name items { product { id } } } journey_subscriptions { id status } patients_names { first_name } } }`;
const RECORD = `query($id: ID!, $reason: String!) { staff_health_record(customer_id: $id, reason: $reason) {
  patients { uuid allergies conditions medication is_pregnant_breastfeeding hola_medicare_last4 }
  questionnaires { source reference title patient_uuid answers { question answer } }
  telehealth_requests { booking { uuid booking_type } patient_uuid phone notes } } }`;
const REASON = 'Pharmacist asks about allergies';

let shop: Selling;
let staff: Shopper;
let priyaId: string;
beforeAll(async () => {
  shop = await startSelling();
  staff = new Shopper(shop.url, (await shop.demo('staff')).token);
  priyaId = (await shop.demo('priya')).id;
});
afterAll(() => shop.close());

const find = (variables: object) => staff.send(FIND, variables);
const found = (answer: GraphQLAnswer) =>
  at<{ id: string; first_name: string }[]>(answer, 'staff_customers.data');
const named = async (first_name: string, last_name: string) => {
  const email = `${first_name}.${last_name}.${Math.random()}@example.com`
    .replace(/[^\w.@]/g, '')
    .toLowerCase();
  const person = { email, password: 'Wattle-Grove8!', first_name, last_name, role: 'customer' as const };
  return shop.services.accounts.createUser(person);
};

describe('staff find customers', () => {
  it('by the whole e-mail, in any case', async () => {
    const answer = await find({ email: ' PRIYA@saltbush.example ' });
    expect(found(answer)).toMatchObject([{ id: priyaId, first_name: 'Priya', last_name: 'Nolan' }]);
    expect(found(await find({ email: 'priya@saltbush' }))).toEqual([]);
  });

  it('by the beginning of a name, either name first, without accents', async () => {
    const id = await named('Zoë', "D'Arcy-Vale");
    for (const name of ['zoe', 'ZOË DA', 'darcy vale', "D'Arcy", 'darcy vale z']) {
      expect(found(await find({ name }))).toMatchObject([{ id }]);
    }
    expect(found(await find({ name: 'vale' }))).toEqual([]);
    expect(found(await find({ name: '.*zo' }))).toMatchObject([{ id }]);
  });

  it('by the reference of an order, however it was typed', async () => {
    const order = await shop.db.collection('orders').findOne({ user_id: priyaId });
    const reference = String(order?.reference).toLowerCase().replaceAll('-', ' ');
    expect(found(await find({ reference }))).toMatchObject([{ id: priyaId }]);
    expect(found(await find({ reference: 'SB-2222-2222' }))).toEqual([]);
  });

  it('by page', async () => {
    const ids = new Set(
      await Promise.all(['Ada', 'Bea', 'Cleo'].map((first) => named(first, 'Quillfeather'))),
    );
    const pages = await Promise.all(
      [1, 2, 3].map((page) => find({ name: 'quillfeather', page, per_page: 2 })),
    );
    expect(pages.map((page) => found(page).length)).toEqual([2, 1, 0]);
    expect(new Set(pages.flatMap(found).map(({ id }) => id))).toEqual(ids);
    expect(at(pages[0] as GraphQLAnswer, 'staff_customers.paginatorInfo')).toEqual({
      current_page: 1,
      last_page: 2,
      per_page: 2,
      total: 3,
    });
  });

  it.each([
    [{}, 'Please give an e-mail, a name or an order reference'],
    [{ email: 'a@b.com', name: 'Ann' }, 'Please give an e-mail, a name or an order reference'],
    [{ name: ' ' }, 'Please give an e-mail, a name or an order reference'],
    [{ name: 'a' }, 'Please enter at least 2 letters'],
    [{ name: '.*' }, 'Please enter at least 2 letters'],
  ])('not with %j', async (variables, message) => {
    expect(failure(await find(variables))).toEqual({ code: 'INVALID_INPUT', message });
  });

  it('but no other staff', async () => {
    expect(found(await find({ email: 'jo.staff@saltbush.example' }))).toEqual([]);
    expect(found(await find({ name: 'Marsden' }))).toEqual([]);
  });

  it('also those of before names could be searched', async () => {
    const id = await named('Wilhelmina', 'Oldacre');
    const customers = shop.db.collection<{ _id: string }>('customers');
    await customers.updateOne({ _id: id }, { $unset: { name_keys: true } });
    const { ensureIndexes } = await import('./store');
    await ensureIndexes(shop.db);
    expect(found(await find({ name: 'oldacre w' }))).toMatchObject([{ id }]);
  });
});

describe('a customer', () => {
  it('is seen by staff with what support needs', async () => {
    const customer = at<Record<string, unknown>>(
      await staff.send(CUSTOMER, { id: priyaId }),
      'staff_customer',
    );
    expect(customer).toMatchObject({
      email: 'priya@saltbush.example',
      edr_linked: true,
      addresses: [{ suburb: 'SURRY HILLS' }, { suburb: 'SYDNEY' }],
      payment_methods: [{ brand: 'visa', last4: '4242' }],
      orders: { data: [expect.anything(), expect.anything()], paginatorInfo: { total: 5 } },
      autodeliveries: [{ name: expect.any(String) }],
      journey_subscriptions: [{ status: 'active' }],
    });
    expect(customer.patients_names).toHaveLength(3);
  });

  it('has one answer for unknown ids and staff', async () => {
    const jo = (await shop.demo('staff')).id;
    for (const id of ['unknown', '', jo]) {
      expect(failure(await staff.send(CUSTOMER, { id }))).toEqual({
        code: 'NOT_FOUND',
        message: 'Customer not found',
      });
    }
  });
});

describe('health data of a customer', () => {
  it('are read by staff who say why', async () => {
    const answer = await staff.send(RECORD, { id: priyaId, reason: REASON });
    const record = at<{ patients: object[]; questionnaires: object[] }>(answer, 'staff_health_record');
    expect(record.patients).toHaveLength(3);
    const text = JSON.stringify(record.patients);
    expect(text).toMatch(/"allergies":"\w/);
    expect(text).toMatch(/"hola_medicare_last4":"\d{4}"/);
  });

  it('contain the answers to questionnaires and telehealth requests', async () => {
    const { questionnaire, bookingId, cartUuid, userId, patient } = await withAnswers();
    const answer = await staff.send(RECORD, { id: userId, reason: REASON });
    expect(at(answer, 'staff_health_record.questionnaires')).toEqual([
      {
        source: 'cart',
        reference: cartUuid,
        title: 'Sample tablets',
        patient_uuid: patient,
        answers: [{ question: 'advised', answer: questionnaire.advised }],
      },
    ]);
    expect(at(answer, 'staff_health_record.telehealth_requests')).toMatchObject([
      {
        booking: { uuid: bookingId, booking_type: 'ShortConsult' },
        patient_uuid: patient,
        notes: 'Sore knee',
      },
    ]);
  });

  it.each([
    ['', 'Please give a reason'],
    ['hm', 'Please describe the reason'],
    ['Medicare 6951449601 asked', 'Please leave card, Medicare and script numbers out of the reason'],
  ])('stay closed with the reason %j', async (reason, message) => {
    expect(failure(await staff.send(RECORD, { id: priyaId, reason }))).toEqual({
      code: 'INVALID_INPUT',
      message,
    });
  });

  it('have one answer for unknown ids', async () => {
    expect(failure(await staff.send(RECORD, { id: 'unknown', reason: REASON }))).toEqual({
      code: 'NOT_FOUND',
      message: 'Customer not found',
    });
  });

  it('are in the audit log with who read them and why', async () => {
    const events = shop.db.collection<AuditEventDocument>('audit_events');
    const before = await events.countDocuments({ reads_health: true, customer_id: priyaId });
    await staff.send(RECORD, { id: priyaId, reason: REASON });
    const [event] = await events.find({ customer_id: priyaId }).sort({ _id: -1 }).toArray();
    expect(await events.countDocuments({ reads_health: true, customer_id: priyaId })).toBe(before + 1);
    expect(event).toMatchObject({
      staff_name: 'Jo Marsden',
      impersonation_id: null,
      operation: 'staff_health_record',
      reason: REASON,
      outcome: 'allowed',
      touched: [{ name: 'customer_id', id: priyaId }],
    });
  });
});

it('nobody but staff finds, sees or reads anybody', async () => {
  const customer = new Shopper(shop.url, (await shop.demo('priya')).token);
  const calls: [string, object][] = [
    [FIND, { email: 'tom@saltbush.example' }],
    [FIND, {}],
    [CUSTOMER, { id: priyaId }],
    [RECORD, { id: priyaId, reason: REASON }],
    [RECORD, { id: priyaId, reason: '' }],
    ['{ staff_audit_events { data { id } } }', {}],
  ];
  for (const shopper of [shop.guest(), customer]) {
    for (const [query, variables] of calls) {
      const answer = await shopper.send(query, variables);
      expect([failure(answer), answer.data]).toEqual([FORBIDDEN, null]);
    }
  }
});

/** Somebody with an answered practitioner line in the cart and a telehealth request. */
async function withAnswers() {
  const { id: userId, shopper } = await shop.user();
  const patientInput = {
    first_name: 'Pat',
    last_name: 'Ient',
    dob: '1990-05-01',
    gender: 'female',
    phone: '0412345678',
    address: '1 Fig Street',
    suburb: 'SURRY HILLS',
    state: 'NSW',
    postcode: '2010',
    has_medicare: true,
    medicare_number: '6951449601',
    medicare_reference: '1',
    medicare_expiry: '2040-01',
  };
  const created = await shopper.run('patients_create', patientInput, 'uuid');
  const patient = at<string>(created, 'patients_create.uuid');
  const productId = await shop.product({ is_practitioner: true });
  const cartUuid = await shopper.newCart();
  const added = await shopper.add(cartUuid, productId);
  const questionnaire = { advised: 'yes' };
  at(
    await shopper.run(
      'cart_set_item_patient_questionnaire',
      {
        cart_uuid: cartUuid,
        item_id: at(added, 'cart_add_item.item.id'),
        patient_uuid: patient,
        questionnaire: JSON.stringify(questionnaire),
      },
      'item { id }',
    ),
    'cart_set_item_patient_questionnaire.item',
  );
  const booked = await shopper.run(
    'telehealth_bookings_create',
    {
      booking_type: 'ShortConsult',
      starts_at: '2026-11-24T22:00:00.000Z',
      state: 'NSW',
      patient_uuid: patient,
      contact_method: 'phone',
      phone: '0412345678',
      accepts_terms: true,
      notes: 'Sore knee',
      idempotency_key: 'staff-reads-health-1',
    },
    'booking { uuid }',
  );
  const bookingId = at<string>(booked, 'telehealth_bookings_create.booking.uuid');
  return { userId, patient, cartUuid, questionnaire, bookingId };
}
