import { randomUUID } from 'node:crypto';
import type { StoredRole } from '@saltbush/contract';
import { renewDueSubscriptions } from '../../src/domains/journeys/billing/renew-due';
import type { JourneySubscriptionDocument } from '../../src/domains/journeys/documents';
import type { OrderDocument } from '../../src/domains/orders/documents';
import type { PatientDocument } from '../../src/domains/patients/documents';
import { PASSWORD } from '../clients/test-client';
import type { Selling } from './selling';
import { at, CARDS, Shopper } from './shopper';

/** Questionnaire answers that qualify for the program: a BMI of 30.86. */
export const ELIGIBLE = {
  'above-eighteen': 'yes',
  'pregnant-breastfeeding': 'no',
  height: '180cm',
  weight: '100kg',
  'diagnosed-medication': 'no',
  'taking-weightloss-medication': 'no',
  bmi: 30.86,
};

/** What a page hands in with them. */
export const ANSWERED = { questionnaire: JSON.stringify(ELIGIBLE), pregnancy_options: ['none-apply'] };

/** A consult slot on the day after the tests' date: Wednesday, 25 November 2026, 9 am in Sydney. */
export const SLOT = { datetime: '2026-11-24T22:00:00.000Z', gmt_offset: 660 };

export const SUBSCRIPTION = `subscription { id status is_active num_free_consults voucher_code voucher_discount total
  program_fee next_period_at payment_failed_at payment_retry_at patient { uuid } upcoming_booking { appointment_at status }
  items { id quantity is_prescribed product { id } } lessons { status percent lesson { id week } }
  orders { reference order_total } }`;
export const CHARGED = `${SUBSCRIPTION} three_d_secure { intent_id challenge_url }`;

interface Asked {
  consent: string[];
  offer: { id: string; price: number; charged_now: number | null; consent: string[] } | null;
}

/** Returns helpers that call a program's operations and create what they need. */
export function programOf(shop: Selling) {
  const api = {
    get subscriptions() {
      return shop.db.collection<JourneySubscriptionDocument>('journey_subscriptions');
    },
    /** Sends `journey_subscriptions_{operation}` as the given shopper. */
    send: (shopper: Shopper, operation: string, input: object, fields: string = SUBSCRIPTION) =>
      shopper.run(`journey_subscriptions_${operation}`, input, fields),
    async patient(user_id: string, over: Partial<PatientDocument> = {}): Promise<string> {
      const patient = {
        _id: randomUUID(),
        user_id,
        first_name: 'Pat',
        last_name: 'Ient',
        dob: '1990-05-01',
        gender: 'female' as const,
        phone: '0412345678',
        address: '1 Fig Street',
        suburb: 'SURRY HILLS',
        state: 'NSW' as const,
        postcode: '2010',
        health: null,
        medicare: null,
        ihi: null,
        hola_medicare_last4: null,
        hola_medicare_expiry: null,
        hola_ihi_last4: null,
        created_at: shop.clock.now(),
        ...over,
      };
      await shop.db.collection<PatientDocument>('patients').insertOne(patient);
      return patient._id;
    },
    /** Creates a user who can sign in again after the clock has moved. */
    async user(role: StoredRole = 'customer') {
      const account = { email: `${randomUUID()}@example.com`, password: PASSWORD };
      const person = { first_name: 'Una', last_name: 'User' };
      const id = await shop.services.accounts.createUser({ ...account, ...person, role });
      const again = async () => new Shopper(shop.url, (await shop.signIn(account)).token);
      return { id, again, shopper: await again() };
    },
    /** Saves a card as a user's default. */
    async card(user_id: string, number: string = CARDS.good): Promise<void> {
      const stripe_source_id = await shop.guest().cardToken(number);
      const card = {
        stripe_source_id,
        brand: 'visa',
        last4: number.slice(-4),
        exp_month: 12,
        exp_year: 2040,
      };
      await shop.db
        .collection<{ _id: string; payment_methods: object[]; default_payment_method?: string }>('customers')
        .updateOne(
          { _id: user_id },
          { $push: { payment_methods: card }, $set: { default_payment_method: stripe_source_id } },
        );
    },
    /** Creates a user with a draft subscription that has a patient. */
    async draft() {
      const user = await api.user();
      const patient_uuid = await api.patient(user.id);
      const created = await api.send(user.shopper, 'create', { journey_id: '1' });
      const subscription_id = at<string>(created, 'journey_subscriptions_create.subscription.id');
      await api.send(user.shopper, 'set_patient', { subscription_id, patient_uuid });
      return { ...user, patient_uuid, subscription_id };
    },
    /** Reads what a user is asked to agree to: the program's words, and those of an offer. */
    async asked(shopper: Shopper) {
      const query = '{ journey_subscriptions { id consent offer { id price charged_now consent } } }';
      const [subscription] = at<Asked[]>(await shopper.send(query), 'journey_subscriptions');
      if (!subscription) throw new Error('No subscription');
      const { consent, offer } = subscription;
      return { consent: consent.join(' '), offer: offer && { ...offer, consent: offer.consent.join(' ') } };
    },
    /** Pays for a submitted draft, agreeing to what it shows. */
    async pay(
      shopper: Shopper,
      input: { subscription_id: string; datetime?: string; gmt_offset?: number; stripe_source_id?: string },
    ) {
      const { consent } = await api.asked(shopper);
      return api.send(shopper, 'charge', { ...SLOT, ...input, consent }, CHARGED);
    },
    /** Accepts the practitioner's offer, agreeing to what it shows. */
    async accept(shopper: Shopper, subscription_id: string) {
      const { offer } = await api.asked(shopper);
      const input = { subscription_id, offer_id: offer?.id ?? '', consent: offer?.consent ?? '' };
      return api.send(shopper, 'accept_offer', input, CHARGED);
    },
    /** Creates a user whose program is paid and awaits a practitioner's review. */
    async enrolled() {
      const person = await api.draft();
      const { subscription_id } = person;
      await api.card(person.id);
      await api.send(person.shopper, 'submit', { subscription_id, ...SLOT, ...ANSWERED });
      const charged = await api.pay(person.shopper, { subscription_id });
      at(charged, 'journey_subscriptions_charge.subscription.id');
      // Consult slots have limited capacity, and all tests use the same morning.
      await shop.db.collection('journey_consult_slots').deleteMany({});
      return person;
    },
    /** Creates a user with an active program; without medicines unless given, whose offer is accepted. */
    async active(items: { product_id: string; quantity: number; repeats: number }[] = []) {
      const person = await api.enrolled();
      const { shopper: staff } = await api.user('practitioner');
      const { subscription_id } = person;
      at(
        await api.send(staff, 'review', { has_spoken: true, subscription_id, items }),
        'journey_subscriptions_review.subscription',
      );
      if (items.length > 0) {
        at(
          await api.accept(person.shopper, subscription_id),
          'journey_subscriptions_accept_offer.subscription.id',
        );
      }
      return { ...person, staff };
    },
    /** A practitioner puts down that the booked consult, which has begun, took place. */
    async putDown(subscription_id: string) {
      const { shopper: staff } = await api.user('practitioner');
      const { upcoming_booking } = await api.stored(subscription_id);
      const input = { subscription_id, booking_id: upcoming_booking?.id ?? '', note: 'Spoke by phone' };
      return staff.run('journey_consults_complete', input, 'subscription { id }');
    },
    medicine: (over: object = {}) =>
      shop.product({
        schedule: '4N',
        requires_prescription: true,
        gst_free: true,
        journey_ids: [1],
        ...over,
      }),
    async stored(id: string): Promise<JourneySubscriptionDocument> {
      const found = await api.subscriptions.findOne({ _id: id });
      if (!found) throw new Error(`No subscription ${id}`);
      return found;
    },
    /** Stores that every charge that is due was announced in time. */
    async announce(): Promise<void> {
      const at = new Date(shop.clock.now().getTime() - 4 * 86_400_000);
      const due = await api.subscriptions.find({ charge_due_at: { $lte: shop.clock.now() } }).toArray();
      for (const { _id, next_period_at } of due) {
        const notice = next_period_at && { period: next_period_at, at };
        await api.subscriptions.updateOne({ _id }, { $set: { notice } });
      }
    },
    /** Runs the renewal job concurrently, as the given number of processes would; every charge was announced. */
    async renew(processes = 1) {
      await api.announce();
      return Promise.all(Array.from({ length: processes }, () => renewDueSubscriptions(shop.services)));
    },
    /** Returns a subscription's orders and their payments. */
    async money(id: string) {
      const of = { $gte: `journey:${id}:`, $lt: `journey:${id}:~` };
      const [orders, intents] = await Promise.all([
        shop.db
          .collection<OrderDocument>('orders')
          .find({ idempotency_key: of })
          .sort({ idempotency_key: 1 })
          .toArray(),
        shop.db.collection('gateway_intents').find({ idempotency_key: of }).toArray(),
      ]);
      return {
        orders,
        captured: intents.filter(({ status }) => status === 'captured'),
        open: intents.filter(({ status }) => status === 'authorised'),
      };
    },
  };
  return api;
}

export type Program = ReturnType<typeof programOf>;
