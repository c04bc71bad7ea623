import * as bookingsDue from '../../../src/domains/telehealth/bookings/due-store';
import * as refunds from '../../../src/domains/telehealth/bookings/refund-store';
import * as bookings from '../../../src/domains/telehealth/bookings/store';
import * as windows from '../../../src/domains/telehealth/bookings/window-store';
import * as telehealth from '../../../src/domains/telehealth/store';
import { NOW, type QueryGroup } from './query-group';

export const telehealthQueries: QueryGroup = {
  ensureIndexes: [telehealth.ensureIndexes],
  queries: {
    'telehealth.listServices': ({ db }) => telehealth.listServices(db),
    'telehealth.findService': ({ db }) => telehealth.findService(db, { slug: 's' }),
    'bookings.findBooking': ({ db }) => bookings.findBooking(db, 'b', 'u'),
    'bookings.findRequested': ({ db }) => bookings.findRequested(db, 'k'),
    'bookings.listBookings': ({ db }) => bookings.listBookings(db, 'u', { skip: 0, limit: 10 }),
    'bookings.hasComingBooking': ({ db }) => bookings.hasComingBooking(db, { user_id: 'u', _id: 'p' }, NOW),
    'bookings.moveBooking': ({ db }) => bookings.moveBooking(db, 'b', ['held'], { status: 'booked' }),
    'refunds.cancelBooking': ({ db, transaction }) =>
      transaction((session) => refunds.cancelBooking(db, 'b', session)),
    'refunds.listRefundsDue': ({ db }) => refunds.listRefundsDue(db, 10),
    'refunds.markCaptured': ({ db }) => refunds.markCaptured(db, 'b'),
    'refunds.markRefunded': ({ db }) => refunds.markRefunded(db, 'b'),
    'windows.listWindows': ({ db }) => windows.listWindows(db, 'a', 'b'),
    'windows.writeSeats': ({ db, transaction }) =>
      transaction((session) => windows.writeSeats(db, { _id: 'w', seats: [], version: 0 }, [], session)),
    'bookingsDue.listRemindersDue': ({ db }) => bookingsDue.listRemindersDue(db, NOW, 10),
    'bookingsDue.listEndedHolds': ({ db }) => bookingsDue.listEndedHolds(db, NOW, 10),
  },
};
