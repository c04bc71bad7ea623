/**
 * The outbox of mails and their templates.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export { deliverMails } from './delivery';
export { enqueueMail, type Mail, type MailServices } from './outbox';
export type { OrderConfirmation } from './templates/order-confirmation';
export { createSmtpTransport } from './transport';
