import { createTransport } from 'nodemailer';
import type { MailMessage } from './documents';

/** Hands mails to whoever delivers them. */
export interface MailTransport {
  /** Raises when the mail was not taken; MailRefusedError when it never will be. */
  send(message: MailMessage, id: string): Promise<void>;
  close(): void;
}

/** The receiving server refuses the address for good. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** What of a failure may be logged: its text can name the receiver. */
export function failureOf(error: unknown): { code: string; status: number | null } {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    status: typeof responseCode === 'number' ? responseCode : null,
  };
}

/** A server that answers 5xx to the receiver's address will do so again; one that refuses us may be set right. */
function isRefusal(error: unknown): boolean {
  const { code, status } = failureOf(error);
  return code === 'EENVELOPE' && status !== null && status >= 500;
}

/** Sends by SMTP. The Message-ID is the mail's own, so that one that is sent again after a crash is known as the same. */
export function createSmtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const smtp = createTransport(
    {
      url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const domain = from.replace(/^.*@/, '').replace(/>.*$/, '');
  return {
    async send({ to, subject, html, text }, id) {
      const messageId = `<${Buffer.from(id).toString('hex')}@${domain}>`;
      // As an object the address is taken as it is; as text it could name several receivers.
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
