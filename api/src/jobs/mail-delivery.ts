import { createSmtpTransport, deliverMails } from '../domains/mail';
import { type JobFactory, SECOND } from './job';

/** Delivers by SMTP if `SMTP_URL` is set; otherwise mails stay in the outbox, which developers can read. */
export const mailDelivery: JobFactory = (services) => {
  const { config, log } = services;
  if (!config.smtpUrl) {
    if (config.isProduction) log.warn('SMTP_URL is not set: mails are stored but not sent');
    return null;
  }
  const transport = createSmtpTransport({
    url: config.smtpUrl,
    from: config.mailFrom,
    replyTo: config.mailReplyTo,
  });
  return {
    name: 'mail-delivery',
    everyMs: 5 * SECOND,
    run: (stopping) => deliverMails(services, transport, { stopping }),
    close: () => transport.close(),
  };
};
