import { currentLesson, isActiveSubscription, nextBillingAt, sortLessons } from '@saltbush/contract';
import type { Resolvers } from '../../generated/resolvers';
import { catalogueIds } from '../catalogue';
import { findUserOrders } from '../orders';
import { findOwnPatient, findOwnPatients } from '../patients';
import { journeyConversation } from './care/conversation';
import { journeyCheckInsRecord, journeyMessagesRead, journeyMessagesSend } from './care/member';
import { journeyMessagesAnswer, journeyMessagesClose } from './care/practitioner';
import { journeySubscriptionsAgree } from './consent/agree';
import { journeySubscriptionsCancelConsult } from './consults/cancel-consult';
import { consultState } from './consults/consult-slot';
import { journeyConsultTimes } from './consults/consult-times';
import { consultResolvers, consultView, pastConsults } from './consults/consult-view';
import { journeyConsultsComplete, journeyConsultsMiss, journeyConsultsNotHeld } from './consults/end-consult';
import { firstConsultRefusal } from './consults/first-again';
import { journeySubscriptionsMoveConsult } from './consults/move-consult';
import type { JourneysContext } from './context';
import type { JourneyDocument, JourneySubscriptionDocument, LessonDocument } from './documents';
import { refundsFee } from './end-subscription';
import { journeySubscriptionsRefuse } from './endings/refuse';
import { journeyFoodTarget } from './measurements/food-target';
import { journeyMeasurements } from './measurements/log';
import { journeyMeasurementsRecord, journeyMeasurementsRemove } from './measurements/mutations';
import { journeySubscriptionsAddItem } from './mutations/add-item';
import { journeySubscriptionsCancel } from './mutations/cancel';
import { journeySubscriptionsCharge } from './mutations/charge';
import { journeySubscriptionsCreate } from './mutations/create';
import { journeySubscriptionsCreateConsult } from './mutations/create-consult';
import { journeySubscriptionsEditItem } from './mutations/edit-item';
import { journeySubscriptionsRemoveItem } from './mutations/remove-item';
import { journeySubscriptionsRetry } from './mutations/retry';
import { journeySubscriptionsReview } from './mutations/review';
import { journeySubscriptionsSetLessonStatus } from './mutations/set-lesson-status';
import { journeySubscriptionsSetPatient } from './mutations/set-patient';
import { journeySubscriptionsSetVoucher } from './mutations/set-voucher';
import { journeySubscriptionsSubmit } from './mutations/submit';
import { journeySubscriptionsAcceptOffer } from './offers/accept-offer';
import { journeySubscriptionsDeclineOffer } from './offers/decline-offer';
import { consentView, offerView } from './offers/offer-view';
import { isForOwnEyes } from './own-eyes';
import { journeySubscriptionsPause, journeySubscriptionsResume } from './pauses/mutations';
import { pauseResolvers } from './pauses/view';
import { journeySubscriptionsAcknowledgeRecord } from './record/acknowledge-record';
import { recordCheckView } from './record/record-check-view';
import { findJourney, listJourneys, listSubscriptions } from './store';
import { loadSubscriptionView, type SubscriptionView } from './subscription-view';

/** Returns the user's subscriptions, newest first; empty for a guest. */
async function journeySubscriptions(
  _root: unknown,
  { journey_id }: { journey_id?: string | null },
  ctx: JourneysContext,
): Promise<SubscriptionView[]> {
  const [id] = catalogueIds(journey_id ? [journey_id] : []);
  if (!ctx.user || (journey_id && id === undefined)) return [];
  const documents = await listSubscriptions(ctx.db, ctx.user.id, id ?? null);
  const views = await Promise.all(documents.map((document) => loadSubscriptionView(ctx, document)));
  return views.filter((view) => view !== null);
}

async function patient({ document }: SubscriptionView, _args: unknown, ctx: JourneysContext) {
  if (!document.patient_uuid) return null;
  const [own] = await findOwnPatients(ctx.db, document.user_id, [document.patient_uuid]);
  return own ?? null;
}

/** Returns the state whose local time the patient's consults follow (rule time-04). */
async function stateOfConsults({ document }: SubscriptionView, _args: unknown, ctx: JourneysContext) {
  const { user_id, patient_uuid } = document;
  return consultState(patient_uuid ? await findOwnPatient(ctx.db, user_id, patient_uuid) : null);
}

const orders = ({ document }: SubscriptionView, _args: unknown, ctx: JourneysContext) =>
  findUserOrders(ctx.db, document.order_references, document.user_id);

async function lastOrder({ document }: SubscriptionView, _args: unknown, ctx: JourneysContext) {
  const [last] = await findUserOrders(ctx.db, document.order_references.slice(0, 1), document.user_id);
  return last ?? null;
}

const stored =
  <Field extends keyof JourneySubscriptionDocument>(field: Field) =>
  ({ document }: SubscriptionView) =>
    document[field];
const total =
  (field: keyof SubscriptionView['totals']) =>
  ({ totals }: SubscriptionView) =>
    totals[field];

export const resolvers: Resolvers<JourneysContext> = {
  Query: {
    journeys: (_root: unknown, _args: unknown, ctx: JourneysContext) => listJourneys(ctx.db),
    journey: (_root: unknown, { slug }: { slug: string }, ctx: JourneysContext) => findJourney(ctx.db, slug),
    journey_subscriptions: journeySubscriptions,
    journey_measurements: journeyMeasurements,
    journey_food_target: journeyFoodTarget,
    journey_conversation: journeyConversation,
    journey_consult_times: journeyConsultTimes,
  },
  Mutation: {
    journey_messages_send: journeyMessagesSend,
    journey_messages_read: journeyMessagesRead,
    journey_messages_answer: journeyMessagesAnswer,
    journey_messages_close: journeyMessagesClose,
    journey_consults_complete: journeyConsultsComplete,
    journey_consults_miss: journeyConsultsMiss,
    journey_consults_not_held: journeyConsultsNotHeld,
    journey_check_ins_record: journeyCheckInsRecord,
    journey_measurements_record: journeyMeasurementsRecord,
    journey_measurements_remove: journeyMeasurementsRemove,
    journey_subscriptions_create: journeySubscriptionsCreate,
    journey_subscriptions_set_patient: journeySubscriptionsSetPatient,
    journey_subscriptions_charge: journeySubscriptionsCharge,
    journey_subscriptions_add_item: journeySubscriptionsAddItem,
    journey_subscriptions_edit_item: journeySubscriptionsEditItem,
    journey_subscriptions_remove_item: journeySubscriptionsRemoveItem,
    journey_subscriptions_cancel: journeySubscriptionsCancel,
    journey_subscriptions_submit: journeySubscriptionsSubmit,
    journey_subscriptions_create_consult: journeySubscriptionsCreateConsult,
    journey_subscriptions_set_lesson_status: journeySubscriptionsSetLessonStatus,
    journey_subscriptions_set_voucher: journeySubscriptionsSetVoucher,
    journey_subscriptions_retry: journeySubscriptionsRetry,
    journey_subscriptions_review: journeySubscriptionsReview,
    journey_subscriptions_acknowledge_record: journeySubscriptionsAcknowledgeRecord,
    journey_subscriptions_refuse: journeySubscriptionsRefuse,
    journey_subscriptions_accept_offer: journeySubscriptionsAcceptOffer,
    journey_subscriptions_decline_offer: journeySubscriptionsDeclineOffer,
    journey_subscriptions_agree: journeySubscriptionsAgree,
    journey_subscriptions_pause: journeySubscriptionsPause,
    journey_subscriptions_resume: journeySubscriptionsResume,
    journey_subscriptions_move_consult: journeySubscriptionsMoveConsult,
    journey_subscriptions_cancel_consult: journeySubscriptionsCancelConsult,
  },
  Journey: {
    id: (journey: JourneyDocument) => String(journey._id),
    lessons: (journey: JourneyDocument) => sortLessons(journey.lessons),
    care_team: (journey: JourneyDocument) => journey.care_team ?? [],
  },
  JourneySubscription: {
    id: stored('_id'),
    status: stored('status'),
    is_active: ({ document }: SubscriptionView) => isActiveSubscription(document.status),
    patient,
    consult_state: stateOfConsults,
    created_at: stored('created_at'),
    next_period_at: stored('next_period_at'),
    next_billing_at: ({ document }: SubscriptionView) => nextBillingAt(document.next_period_at),
    ...pauseResolvers,
    payment_failed_at: stored('payment_failed_at'),
    payment_retry_at: stored('payment_retry_at'),
    num_free_consults: stored('num_free_consults'),
    voucher_code: stored('voucher_code'),
    voucher_discount: stored('voucher_discount'),
    offer: offerView,
    answered_offer: ({ document }: SubscriptionView) => document.answered_offer ?? null,
    consent: consentView,
    refunds_fee: ({ document }: SubscriptionView) => document.refunds_fee ?? refundsFee(document, ''),
    can_book_first: ({ document }: SubscriptionView) => firstConsultRefusal(document) === null,
    is_refused: ({ document }: SubscriptionView, _args: unknown, ctx: JourneysContext) =>
      document.status === 'cancelled' && document.cancel_reason === 'refused' && isForOwnEyes(ctx, document),
    record_check: recordCheckView,
    readable_until: ({ document }: SubscriptionView) => document.readable_until ?? null,
    upcoming_booking: ({ document }: SubscriptionView, _args: unknown, ctx: JourneysContext) =>
      consultView(document, ctx.clock.now()),
    past_consults: ({ document }: SubscriptionView, _args: unknown, ctx: JourneysContext) =>
      pastConsults(document, ctx.clock.now()),
    last_order: lastOrder,
    orders,
    current_lesson: ({ lessons }: SubscriptionView) => currentLesson(lessons),
    items_total: total('items_total'),
    discount_total: total('discount_total'),
    total: total('total'),
    prescribed_items_total: total('prescribed_items_total'),
    nonprescribed_items_total: total('nonprescribed_items_total'),
  },
  JourneyBooking: consultResolvers,
  Lesson: { id: (lesson: LessonDocument) => String(lesson.id) },
};
