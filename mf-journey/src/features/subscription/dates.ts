const DATE = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Australia/Sydney',
});
const APPOINTMENT = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Australia/Sydney',
});

/** `21 November 2026`. */
export const formatDate = (iso: string): string => DATE.format(new Date(iso));

/** `Tuesday 24 November at 10:00 am`. */
export const formatAppointment = (iso: string): string => APPOINTMENT.format(new Date(iso));
