export { expireHolds } from './bookings/expire-holds';
export { recoverBookingRefunds } from './bookings/payments';
export { sendBookingReminders } from './bookings/send-reminders';
