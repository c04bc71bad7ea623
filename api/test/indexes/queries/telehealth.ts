import * as closing from '../../../src/domains/telehealth/bookings/changes/closing-store';
import * as moves from '../../../src/domains/telehealth/bookings/changes/move-store';
import * as refunds from '../../../src/domains/telehealth/bookings/changes/refund-store';
import * as bookingsDue from '../../../src/domains/telehealth/bookings/due-store';
import * as bookings from '../../../src/domains/telehealth/bookings/store';
import * as windows from '../../../src/domains/telehealth/bookings/window-store';
import * as certificates from '../../../src/domains/telehealth/certificates/store';
import * as tries from '../../../src/domains/telehealth/contradictions/store';
import * as scripts from '../../../src/domains/telehealth/scripts/store';
import * as telehealth from '../../../src/domains/telehealth/store';
import { NOW, type QueryGroup } from './query-group';

const CLOSED = { by: 'patient' as const, staff_id: null, at: NOW, note: null };
const RETURNED = { staff_id: 's', at: NOW, reason: 'r' };
const REFUND = { key: 'k', amount: 1, reason: 'returned' as const };
const TRY = {
  ...{ _id: 't', user_id: 'u', patient_uuid: 'p', at: NOW, expires_at: NOW, sealed: '' },
  author: { role: 'patient' as const, id: 'u' },
};
const MOVE = { starts_at: NOW, ends_at: NOW, fee: 0, moves: 1, reminder_due_at: NOW, refund: null };

export const telehealthQueries: QueryGroup = {
  ensureIndexes: [telehealth.ensureIndexes],
  queries: {
    'telehealth.listServices': ({ db }) => telehealth.listServices(db),
    'telehealth.findService': ({ db }) => telehealth.findService(db, { slug: 's' }),
    'bookings.findBooking': ({ db }) => bookings.findBooking(db, 'b', 'u'),
    'bookings.findRequested': ({ db }) => bookings.findRequested(db, 'k'),
    'bookings.findOfDraft': ({ db }) => bookings.findOfDraft(db, 'k'),
    'bookings.listBookings': ({ db }) => bookings.listBookings(db, 'u', { skip: 0, limit: 10 }),
    'bookings.hasComingBooking': ({ db }) => bookings.hasComingBooking(db, { user_id: 'u', _id: 'p' }, NOW),
    'bookings.hasComingConsultation': ({ db }) => bookings.hasComingConsultation(db, 'u', NOW),
    'bookings.findHeld': ({ db, transaction }) =>
      transaction((session) => bookings.findHeld(db, { user_id: null, starts_at: NOW }, session)),
    'bookings.moveBooking': ({ db }) => bookings.moveBooking(db, 'b', ['held'], { status: 'booked' }),
    'refunds.cancelBooking': ({ db, transaction }) =>
      transaction((session) => refunds.cancelBooking(db, 'b', { closed: CLOSED, refund: null }, session)),
    'refunds.putDownReturn': ({ db, transaction }) =>
      transaction((session) =>
        refunds.putDownReturn(db, 'b', { returned_fee: RETURNED, refund: REFUND }, session),
      ),
    'refunds.listRefundsDue': ({ db }) => refunds.listRefundsDue(db, 10),
    'refunds.markCaptured': ({ db }) => refunds.markCaptured(db, 'b'),
    'refunds.markRefunded': ({ db }) => refunds.markRefunded(db, { _id: 'b', refunds: [] }, 'refunded'),
    'moves.changeTime': ({ db, transaction }) =>
      transaction((session) => moves.changeTime(db, { _id: 'b', starts_at: NOW }, MOVE, session)),
    'closing.listStarting': ({ db }) =>
      closing.listStarting(db, { from: NOW, to: NOW }, { skip: 0, limit: 10 }),
    'closing.listStarting of open ones': ({ db }) =>
      closing.listStarting(db, { from: NOW, to: NOW, isOpen: true }, { skip: 0, limit: 10 }),
    'closing.listStarting of open ones before a day': ({ db }) =>
      closing.listStarting(db, { to: NOW, isOpen: true }, { skip: 0, limit: 10 }),
    'closing.listStarting of a practitioner': ({ db }) =>
      closing.listStarting(db, { from: NOW, to: NOW, endedBy: 's' }, { skip: 0, limit: 10 }),
    'closing.closeBegun': ({ db }) => closing.closeBegun(db, 'b', { status: 'missed', closed: CLOSED }),
    'certificates.writeCertificates': ({ db, transaction }) =>
      transaction((session) => certificates.writeCertificates(db, { _id: 'b' }, [], session)),
    'scripts.writeScripts': ({ db, transaction }) =>
      transaction((session) => scripts.writeScripts(db, { _id: 'b' }, [], session)),
    'tries.insertTry': ({ db, transaction }) => transaction((session) => tries.insertTry(db, TRY, session)),
    'tries.listTries': ({ db }) => tries.listTries(db, { user_id: 'u', _id: 'p' }),
    'tries.listUserTries': ({ db }) => tries.listUserTries(db, 'u'),
    'tries.eraseTries': ({ db, transaction }) =>
      transaction((session) => tries.eraseTries(db, { user_id: 'u', patient_uuid: 'p' }, session)),
    'windows.listWindows': ({ db }) => windows.listWindows(db, 'a', 'b'),
    'windows.writeSeats': ({ db, transaction }) =>
      transaction((session) => windows.writeSeats(db, { _id: 'w', seats: [], version: 0 }, [], session)),
    'bookingsDue.listRemindersDue': ({ db }) => bookingsDue.listRemindersDue(db, NOW, 10),
    'bookingsDue.listEndedHolds': ({ db }) => bookingsDue.listEndedHolds(db, NOW, 10),
  },
};
