/**
 * Telehealth services, their slots and bookings.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export { listStarting } from './bookings/changes/closing-store';
export {
  cancelForPractitioner,
  completeBooking,
  missBooking,
  openNote,
} from './bookings/changes/consultations';
export { LINK_OWNER, linkToken } from './bookings/changes/guest-link';
export { recoverBookingRefunds, refundedOf } from './bookings/changes/refunds';
export { requireFreeChange } from './bookings/changes/require-free-change';
export { openReason, returnFee } from './bookings/changes/return-fee';
export type { BookingDetails, BookingDocument } from './bookings/documents';
export { expireHolds } from './bookings/holds/expire-holds';
export { sendBookingReminders } from './bookings/send-reminders';
export { findPaidBooking, listBookings } from './bookings/store';
export { listSetPlaces, touchWindow } from './bookings/window-store';
export { certificatesOf, consultedOn, validOf } from './certificates/certificates';
export { issueCertificate } from './certificates/issue';
export { certificatePdf } from './certificates/pdf/certificate-pdf';
export { sendCertificate } from './certificates/send';
export { withdrawCertificate } from './certificates/withdraw';
export type { TelehealthContext, TelehealthServices } from './context';
export type { TelehealthServiceDocument } from './documents';
export { type Ahead, nextReminderAt, reminderOf } from './reminders';
export { issueScript } from './scripts/issue';
export { isPrescribable } from './scripts/judge';
export { scriptsOf } from './scripts/scripts-of';
export { noScriptReason, patientOf } from './scripts/who-for';
export { canWithdraw, withdrawScript } from './scripts/withdraw';
export { findService } from './store';
export { type ConsultTime, listConsultTimes } from './times/consult-times';
export { areAhead, daysOf, setConsultPlaces } from './times/set-places';
