/**
 * The outbox of mails and their templates.
 * The public interface for other domains, the server, jobs and the sample data.
 */
export { deliverMails } from './delivery';
export type { Mail } from './mail';
export { enqueueMail, type MailServices } from './outbox';
export { listReminders, moveReminders, setReminder } from './reminders';
export { createSmtpTransport } from './smtp-transport';
export { withdrawWaiting } from './store';
export type { NextOrder } from './templates/autodelivery/plan';
export type { CollectFrom } from './templates/collect-from';
export type { OrderConfirmation } from './templates/order-confirmation';
export type { OrderRefund } from './templates/order-refunded';
export { findTraces, findTracesFrom, type MailTrace } from './traces';
