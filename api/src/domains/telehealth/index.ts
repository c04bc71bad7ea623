export { expireHolds } from './bookings/expire-holds';
export { sendBookingReminders } from './bookings/send-reminders';
export { resolvers } from './resolvers';
export { routes } from './routes';
export { ensureIndexes } from './store';
