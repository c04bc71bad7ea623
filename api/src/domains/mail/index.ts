export { deliverMails } from './delivery';
export { createSmtpTransport } from './transport';
