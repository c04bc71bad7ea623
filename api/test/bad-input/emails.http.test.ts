import { randomUUID } from 'node:crypto';
import { emailError } from '@saltbush/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { deliverMails } from '../../src/domains/mail/delivery';
import { createSmtpTransport } from '../../src/domains/mail/smtp-transport';
import { PASSWORD } from '../clients/test-client';
import { startFakeSmtp } from '../fakes/fake-smtp';
import { Random } from '../fuzz/random';
import { at } from '../shop/shopper';
import { testShop } from '../shop/test-shop';
import { invalidEmails, validEmail } from './emails';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_123);
const random = new Random(SEED);
const VALID = [
  "o'b@x.au",
  'A_+-1@x9.a-b.co',
  `${'a'.repeat(64)}@b.museum`,
  ...Array.from({ length: 12 }, () => validEmail(random)),
];
const INVALID = [
  'a..b@x.au',
  '.dot@x.au',
  'ü@x.au',
  'x@münchen.example',
  '"q"@x.au',
  ...invalidEmails(random),
];

let soldOut: number;
const shop = testShop({ env: { RATE_LIMIT_FACTOR: '9999999' } });
beforeAll(async () => {
  soldOut = await shop.product({ stock: 0 });
});

interface Outcome {
  code: string;
  message?: string;
}

async function post(path: string, body: object): Promise<Outcome> {
  const response = await shop.post(path, body);
  expect(response.status).toBeLessThan(500);
  const { errors } = (await response.json()) as {
    errors?: { message: string; extensions: { code: string } }[];
  };
  return { code: errors?.[0]?.extensions.code ?? 'ok', message: errors?.[0]?.message };
}

const graphql = (query: string, variables: object) => post('/graphql', { query, variables });

const telehealth = (email: string) => ({
  booking_type: 'ShortConsult',
  starts_at: '2026-11-25T00:00:00.000Z',
  state: 'NSW',
  contact_method: 'video',
  phone: '0412 345 678',
  guest: { first_name: 'Gil', last_name: 'Guest', dob: '1990-02-03', gender: 'male', email },
  idempotency_key: randomUUID(),
});

/** Everywhere an address enters the shop, and what it says to one that it refuses. */
const PLACES: Readonly<Record<string, { enter(email: string): Promise<Outcome>; refusal: string }>> = {
  'sign-up': {
    enter: (email) =>
      post('/api/auth/signup', { firstName: 'Ann', lastName: 'Lee', email, password: PASSWORD }),
    refusal: 'Please provide a valid email address',
  },
  'a new password': {
    enter: (email) => post('/api/auth/forgot-password', { email }),
    refusal: 'Please provide a valid email address',
  },
  'guest checkout': {
    enter: async (email) =>
      graphql(
        'mutation($input: CartSetUserDetailsInput!) { cart_set_user_details(input: $input) { cart { uuid } } }',
        { input: { cart_uuid: await shop.guest().newCart(), first_name: 'Ann', last_name: 'Lee', email } },
      ),
    refusal: 'Please provide a valid email address',
  },
  'Notify Me': {
    enter: (email) =>
      graphql(
        'mutation($id: ID!, $email: String!) { product_stock_notification(product_id: $id, email: $email) { email } }',
        {
          id: String(soldOut),
          email,
        },
      ),
    refusal: 'Please enter a valid email',
  },
  telehealth: {
    enter: (email) =>
      graphql(
        'mutation($input: TelehealthBookingsCreateInput!) { telehealth_bookings_create(input: $input) { booking { uuid } } }',
        { input: telehealth(email) },
      ),
    refusal: 'Please provide a valid email address',
  },
};

describe(`e-mail addresses, with seed ${SEED}`, () => {
  it('are read by one rule [5.a-04]', () => {
    expect(VALID.filter((email) => emailError(email) !== null)).toEqual([]);
    expect(INVALID.filter((email) => emailError(email) === null)).toEqual([]);
  });

  it.each(Object.keys(PLACES))(
    'that the rule refuses are refused with its wording at %s [5.a-04] [5.b-02]',
    async (name) => {
      const place = PLACES[name];
      for (const email of INVALID) {
        const outcome = await place?.enter(email);
        expect([email, outcome]).toEqual([email, { code: 'INVALID_INPUT', message: place?.refusal }]);
      }
    },
  );

  it.each(VALID)('that the rule takes are taken everywhere, and mails reach them: %s', async (email) => {
    for (const [name, { enter }] of Object.entries(PLACES)) {
      const { code, message } = await enter(email);
      const isHeld = code === 'SLOT_UNAVAILABLE';
      expect([name, isHeld ? 'ok' : code, message]).toEqual([name, 'ok', isHeld ? message : undefined]);
    }
    expect((await shop.signIn({ email, password: PASSWORD })).email).toBe(email);
    const found = await shop
      .guest()
      .send('query($e: String!) { order_lookup(reference: "SB-2222-2222", email: $e) { reference } }', {
        e: email,
      });
    expect(found.errors?.[0]?.extensions.code ?? at(found, 'order_lookup')).not.toBe('INTERNAL');
    const server = await startFakeSmtp();
    const smtp = createSmtpTransport({ url: server.url, from: 'no-reply@shop.example' });
    while ((await deliverMails(shop.services, smtp)) > 0);
    expect(server.received.map(({ to }) => to.toLowerCase())).toContain(email.toLowerCase());
    smtp.close();
    server.close();
  });

  it('that the rule refuses get no mail', async () => {
    const server = await startFakeSmtp();
    const smtp = createSmtpTransport({ url: server.url, from: 'no-reply@shop.example' });
    const mail = { subject: 'S', html: '<p>H</p>', text: 'T' };
    for (const to of INVALID) await expect(smtp.send({ to, ...mail }, 'id')).rejects.toThrow('not valid');
    expect(server.received).toEqual([]);
    smtp.close();
    server.close();
  });
});
