/**
 * The outbox of mails and their templates.
 * Other domains, the server, jobs and the sample shop know this much.
 */
export { deliverMails } from './delivery';
export { enqueueMail, type Mail, type MailServices } from './outbox';
export type { OrderConfirmation } from './templates/order-confirmation';
export { createSmtpTransport } from './transport';
