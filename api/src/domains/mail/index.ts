export { deliverMails } from './delivery';
export { routes } from './routes';
export { ensureIndexes } from './store';
export { createSmtpTransport } from './transport';
