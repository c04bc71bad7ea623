import {
  JourneyConsultTimesDocument,
  JourneySubscriptionsMoveConsultDocument,
} from '@saltbush/shared-ui/appointment';
import { PaymentMethodsDocument } from '@saltbush/shared-ui/entities';
import { mockGateway, mockHealthDrafts, respondWith } from '@saltbush/shared-ui/testing';
import {
  JourneyPatientsDocument,
  JourneySubscriptionsAcceptOfferDocument,
  JourneySubscriptionsAddItemDocument,
  JourneySubscriptionsAgreeDocument,
  JourneySubscriptionsCancelConsultDocument,
  JourneySubscriptionsCancelDocument,
  JourneySubscriptionsChargeDocument,
  JourneySubscriptionsCreateConsultDocument,
  JourneySubscriptionsCreateDocument,
  JourneySubscriptionsDeclineOfferDocument,
  JourneySubscriptionsDocument,
  JourneySubscriptionsEditItemDocument,
  JourneySubscriptionsPauseDocument,
  JourneySubscriptionsRemoveItemDocument,
  JourneySubscriptionsResumeDocument,
  JourneySubscriptionsRetryDocument,
  JourneySubscriptionsSetLessonStatusDocument,
  JourneySubscriptionsSetPatientDocument,
  JourneySubscriptionsSetVoucherDocument,
  JourneySubscriptionsSubmitDocument,
} from '../generated/gql/graphql';
import type { Subscription } from '../shared/subscription/api/subscriptions';
import { careHandlers } from './care';
import { movedTo, sampleConsult, sampleConsultDays } from './consults';
import { measurementHandlers } from './measurement-handlers';
import { sampleItem, sampleSubscription } from './subscription';

/** Handlers for a stateful sample api: mutations change one subscription as far as the pages show it. */
export function programHandlers(start: Subscription = sampleSubscription()) {
  let subscription = start;
  const change = (changes: Partial<Subscription>) => {
    subscription = { ...subscription, ...changes };
    return { subscription };
  };
  return [
    ...measurementHandlers(),
    ...careHandlers(),
    respondWith(JourneySubscriptionsDocument, () => ({ journey_subscriptions: [subscription] })),
    respondWith(JourneySubscriptionsEditItemDocument, ({ input }) => ({
      journey_subscriptions_edit_item: change({
        items: subscription.items.map((item) =>
          item.id === input.item_id ? { ...item, quantity: input.quantity } : item,
        ),
      }),
    })),
    respondWith(JourneySubscriptionsRemoveItemDocument, ({ input }) => ({
      journey_subscriptions_remove_item: change({
        items: subscription.items.filter(({ id }) => id !== input.item_id),
      }),
    })),
    respondWith(JourneySubscriptionsAddItemDocument, ({ input }) => ({
      journey_subscriptions_add_item: change({
        items: [...subscription.items, sampleItem({ id: `i-${input.product_id}`, quantity: input.quantity })],
      }),
    })),
    respondWith(JourneySubscriptionsSetVoucherDocument, ({ input }) => {
      const voucher_discount = input.voucher_code ? 2000 : 0;
      const changed = change({
        voucher_code: input.voucher_code.toUpperCase() || null,
        voucher_discount,
        discount_total: 859 + voucher_discount,
        total: 25531 - voucher_discount,
      });
      return { journey_subscriptions_set_voucher: { ...changed, voucher_discount } };
    }),
    respondWith(JourneySubscriptionsSetLessonStatusDocument, ({ input }) => ({
      journey_subscriptions_set_lesson_status: change({
        lessons: subscription.lessons.map((lesson) =>
          lesson.lesson.id === input.lesson_id
            ? { ...lesson, status: input.status, percent: input.percent }
            : lesson,
        ),
      }),
    })),
    respondWith(JourneySubscriptionsCreateConsultDocument, ({ input }) => {
      const upcoming_booking = sampleConsult({ appointment_at: input.datetime });
      const changed = change({ upcoming_booking, num_free_consults: 0, can_book_first: false });
      return {
        journey_subscriptions_create_consult: {
          ...changed,
          upcoming_booking,
          num_free_consults: 0,
          three_d_secure: null,
        },
      };
    }),
    respondWith(JourneyConsultTimesDocument, () => ({
      journey_consult_times: sampleConsultDays(subscription),
    })),
    respondWith(JourneySubscriptionsMoveConsultDocument, ({ input }) => {
      const { id, upcoming_booking = null } = change({
        upcoming_booking: {
          ...sampleConsult(),
          ...subscription.upcoming_booking,
          ...movedTo(input.datetime),
        },
      }).subscription;
      return { journey_subscriptions_move_consult: { subscription: { id, upcoming_booking } } };
    }),
    respondWith(JourneySubscriptionsCancelConsultDocument, () => ({
      journey_subscriptions_cancel_consult: change({ upcoming_booking: null, num_free_consults: 1 }),
    })),
    respondWith(JourneySubscriptionsPauseDocument, ({ input }) => {
      const until = subscription.pause_options.find(({ months }) => months === input.months)?.until ?? '';
      const from = subscription.next_period_at ?? '';
      const pause = { from, until };
      return { journey_subscriptions_pause: change({ pause, pause_options: [], next_period_at: until }) };
    }),
    respondWith(JourneySubscriptionsResumeDocument, () => ({
      journey_subscriptions_resume: change({ pause: null, pause_options: start.pause_options }),
    })),
    respondWith(JourneySubscriptionsAcceptOfferDocument, () => ({
      journey_subscriptions_accept_offer: { ...change({ offer: null }), three_d_secure: null },
    })),
    respondWith(JourneySubscriptionsDeclineOfferDocument, () => ({
      journey_subscriptions_decline_offer: change({ offer: null }),
    })),
    respondWith(JourneySubscriptionsAgreeDocument, () => ({
      journey_subscriptions_agree: change({ consent: [] }),
    })),
    respondWith(JourneySubscriptionsRetryDocument, () => ({
      journey_subscriptions_retry: { ...change({ status: 'active' }), three_d_secure: null },
    })),
    respondWith(JourneySubscriptionsCancelDocument, () => ({
      journey_subscriptions_cancel: change({ status: 'cancelled', is_active: false, next_billing_at: null }),
    })),
  ];
}

/** Mara's record was looked at just now, Ivo's long ago. */
const patients = [
  { uuid: 'p1', first_name: 'Mara', last_name: 'Lindqvist', checked_at: new Date().toISOString() },
  { uuid: 'p2', first_name: 'Ivo', last_name: 'Lindqvist', checked_at: '2026-01-08T02:00:00.000Z' },
];

/** Handlers for enrolment: patients, a card on file and the calls up to the first payment; `kept` was entered before. */
export function enrolmentHandlers({ hasCard = true, kept }: { hasCard?: boolean; kept?: object } = {}) {
  const draft = sampleSubscription({
    status: 'draft',
    is_active: false,
    upcoming_booking: null,
    consent: [
      'The Weight Management Program renews every month until you cancel it.',
      'Each month costs $79.00.',
    ],
  });
  const card = {
    payment_source_id: 'src_1',
    brand: 'visa',
    last4: '4242',
    exp_month: 12,
    exp_year: 2031,
    is_default: true,
  };
  /** Once a patient is chosen, the account has a program that is not paid. */
  let open: Subscription[] = [];
  const begun = (subscription: Subscription) => {
    open = [subscription];
    return { subscription };
  };
  return [
    respondWith(JourneyPatientsDocument, { patients: { data: patients } }),
    respondWith(PaymentMethodsDocument, {
      payment_methods: hasCard ? [card] : [],
    }),
    mockGateway(),
    ...mockHealthDrafts(kept ? { program: kept } : {}),
    respondWith(JourneySubscriptionsDocument, () => ({ journey_subscriptions: open })),
    respondWith(JourneySubscriptionsCreateDocument, {
      journey_subscriptions_create: { subscription: draft },
    }),
    respondWith(JourneySubscriptionsSetPatientDocument, ({ input }) => ({
      journey_subscriptions_set_patient: begun({
        ...draft,
        patient: patients.find(({ uuid }) => uuid === input.patient_uuid) ?? null,
      }),
    })),
    respondWith(JourneySubscriptionsSubmitDocument, ({ input }) => {
      const facts = input.insists ? (['pregnancy'] as const) : [];
      const record_check = { facts: [...facts], is_waiting: Boolean(input.insists) };
      return { journey_subscriptions_submit: begun({ ...(open[0] ?? draft), record_check }) };
    }),
    respondWith(JourneySubscriptionsChargeDocument, {
      journey_subscriptions_charge: {
        subscription: { ...draft, status: 'reviewing' },
        three_d_secure: null,
      },
    }),
  ];
}
