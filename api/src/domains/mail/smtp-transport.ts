import { emailError } from '@saltbush/contract';
import { createTransport } from 'nodemailer';
import { isRefusal, MailRefusedError, type MailTransport } from './transport';

const CONNECT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

interface SmtpOptions {
  url: string;
  from: string;
  /** Where replies are read; the sender by default. */
  replyTo?: string;
}

/** Sends by SMTP. The Message-ID derives from the mail, so that a resend after a crash can be deduplicated. */
export function createSmtpTransport({ url, from, replyTo }: SmtpOptions): MailTransport {
  const smtp = createTransport(
    {
      url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, replyTo },
  );
  const domain = from.replace(/^.*@/, '').replace(/>.*$/, '');
  return {
    async send({ to, subject, html, text }, id) {
      if (emailError(to)) throw new MailRefusedError('The address is not valid');
      const messageId = `<${Buffer.from(id).toString('hex')}@${domain}>`;
      // An object is used verbatim; a string could contain several recipients.
      const receiver = { name: '', address: to };
      try {
        await smtp.sendMail({ to: receiver, subject, html, text, messageId });
      } catch (error) {
        throw isRefusal(error) ? new MailRefusedError('The address was refused') : error;
      }
    },
    close: () => smtp.close(),
  };
}
