import * as consents from '../../../src/domains/consents/store';
import * as care from '../../../src/domains/journeys/care/store';
import * as charges from '../../../src/domains/journeys/charges/list-charges';
import * as history from '../../../src/domains/journeys/clinical/store';
import * as journeySlots from '../../../src/domains/journeys/consults/slot-store';
import * as queue from '../../../src/domains/journeys/decisions/review-queue';
import * as drafts from '../../../src/domains/journeys/draft-store';
import * as logs from '../../../src/domains/journeys/measurements/store';
import { newSubscription } from '../../../src/domains/journeys/new-subscription';
import * as reminders from '../../../src/domains/journeys/notices/reminder-store';
import * as reviews from '../../../src/domains/journeys/notices/review-store';
import * as journeys from '../../../src/domains/journeys/store';
import * as journeyVouchers from '../../../src/domains/journeys/voucher-store';
import { parseKeys } from '../../../src/lib/cipher-keys';
import { createFieldCipher } from '../../../src/lib/field-cipher';
import { NOW, type QueryGroup } from './query-group';

const PLACE = { at: NOW, _id: 's' };
const SUBSCRIPTION = newSubscription('u', 1, NOW);

const CIPHER = createFieldCipher(parseKeys(`t:${Buffer.alloc(32, 7).toString('base64')}`));
const LOG = { user_id: 'u', patient_uuid: 'p' };
const ENTRY = { day: '2026-11-24', weight_kg: 88.1, waist_cm: null };

export const programsQueries: QueryGroup = {
  ensureIndexes: [consents.ensureIndexes, journeys.ensureIndexes],
  queries: {
    'journeys.listJourneys': ({ db }) => journeys.listJourneys(db),
    'journeys.findJourney': ({ db }) => journeys.findJourney(db, 'slug'),
    'journeys.listSubscriptions': ({ db }) => journeys.listSubscriptions(db, 'u', 1),
    'journeys.findSubscription': ({ db }) => journeys.findSubscription(db, 'u', 's'),
    'journeys.findOpenSubscription': ({ db }) => journeys.findOpenSubscription(db, 'u', 1),
    'journeys.writeSubscription': ({ db }) =>
      journeys.writeSubscription(db, { _id: 's', user_id: 'u', version: 1 }, { status: 'active' }),
    'journeys.findDueSubscriptions': ({ db }) => journeys.findDueSubscriptions(db, NOW, 10),
    'journeys.findDueEndings': ({ db }) => journeys.findDueEndings(db, NOW, 10),
    'queue.listInStatus': ({ db }) => queue.listInStatus(db, 'reviewing', { skip: 0, limit: 10 }),
    'charges.listCharges': ({ db }) =>
      charges.listCharges(db, { state: 'failed', now: NOW, newest: false, after: null, limit: 10 }),
    'charges.listCharges further': ({ db }) =>
      charges.listCharges(db, { state: 'coming', now: NOW, newest: true, after: PLACE, limit: 10 }),
    'charges.countCharges': ({ db }) => charges.countCharges(db, 'failed', NOW),
    'queue.listAsked': ({ db }) => queue.listAsked(db, { skip: 0, limit: 10 }),
    'history.listEntries': ({ db }) => history.listEntries(db, { _id: 's', patient_uuid: 'p' }),
    'history.deleteHistory': ({ db }) => history.deleteHistory(db, 's'),
    'logs.listMeasurements': ({ db }) => logs.listMeasurements({ db, cipher: CIPHER }, LOG),
    'logs.writeMeasurement': ({ db, transaction }) =>
      transaction((session) => logs.writeMeasurement({ db, cipher: CIPHER }, LOG, ENTRY, session)),
    'logs.deleteMeasurement': ({ db }) => logs.deleteMeasurement(db, LOG, ENTRY.day),
    'logs.deleteLogs': ({ db }) => logs.deleteLogs(db, LOG),
    'logs.deleteLogs of a user': ({ db }) => logs.deleteLogs(db, { user_id: 'u' }),
    'care.findConversation': ({ db }) => care.findConversation(db, 's'),
    'care.ensureConversation': ({ db }) => care.ensureConversation(db, { _id: 's', user_id: 'u' }),
    'care.changeConversation': ({ db }) =>
      care.changeConversation(db, { _id: 's', count: 0 }, { $set: { unread: 0 } }),
    'queue.listOpenConsults': ({ db }) => queue.listOpenConsults(db, NOW, { skip: 0, limit: 10 }),
    'care.listWaiting': ({ db }) => care.listWaiting(db, { skip: 0, limit: 10 }),
    'care.findMessage': ({ db }) => care.findMessage(db, 's/m'),
    'care.listMessages': ({ db }) => care.listMessages(db, 's'),
    'drafts.releaseDrafts': ({ db, transaction }) =>
      transaction((session) => drafts.releaseDrafts(db, 'u', 'p', session)),
    'reviews.listReviewNotices': ({ db }) => reviews.listReviewNotices(db, NOW, 10),
    'reviews.takeReviewNotice': ({ db, transaction }) =>
      transaction((session) => reviews.takeReviewNotice(db, SUBSCRIPTION, NOW, session)),
    'reminders.listConsultReminders': ({ db }) => reminders.listConsultReminders(db, NOW, 10),
    'reminders.takeConsultReminder': ({ db, transaction }) =>
      transaction((session) => reminders.takeConsultReminder(db, SUBSCRIPTION, null, session)),
    'journeySlots.takeSlot': ({ db, transaction }) =>
      transaction((session) => journeySlots.takeSlot(db, 'slot', 4, session)),
    'journeySlots.listSlots': ({ db }) => journeySlots.listSlots(db, 'a', 'b'),
    'journeySlots.freeSlot': ({ db, transaction }) =>
      transaction((session) => journeySlots.freeSlot(db, 'slot', session)),
    'consents.findOpenConsent': ({ db }) => consents.findOpenConsent(db, 'program_renewal', 's'),
    'consents.listConsents': ({ db }) => consents.listConsents(db, 's'),
    'consents.closeConsent': ({ db }) =>
      consents.closeConsent(db, { kind: 'autodelivery', subjectId: 's', reason: 'cancelled', now: NOW }),
    'journeyVouchers.findRunningVoucher': ({ db }) => journeyVouchers.findRunningVoucher(db, 'CODE', 1, NOW),
  },
};
