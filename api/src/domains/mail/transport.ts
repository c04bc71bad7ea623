import { emailError } from '@saltbush/contract';
import { createTransport } from 'nodemailer';
import type { MailMessage } from './documents';

/** Hands mails to a delivery service. */
export interface MailTransport {
  /** Throws if the mail was not accepted; `MailRefusedError` if it never will be. */
  send(message: MailMessage, id: string): Promise<void>;
  close(): void;
}

/** The shop or the receiving server permanently refuses the address. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

const CONNECT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

/** What may be logged of a failure: its text can contain the recipient. */
export function failureOf(error: unknown): { code: string; status: number | null } {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    status: typeof responseCode === 'number' ? responseCode : null,
  };
}

/** A 5xx response to the recipient's address is permanent; a rejected sender can be fixed. */
function isRefusal(error: unknown): boolean {
  const { code, status } = failureOf(error);
  return code === 'EENVELOPE' && status !== null && status >= 500;
}

/** Sends by SMTP. The Message-ID derives from the mail, so that a resend after a crash can be deduplicated. */
export function createSmtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const smtp = createTransport(
    {
      url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
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
