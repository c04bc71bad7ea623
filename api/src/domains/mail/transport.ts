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

/** What may be logged of a failure: its text can contain the recipient. */
export function failureOf(error: unknown): { code: string; status: number | null } {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : 'UNKNOWN',
    status: typeof responseCode === 'number' ? responseCode : null,
  };
}

/** A 5xx response to the recipient's address is permanent; a rejected sender can be fixed. */
export function isRefusal(error: unknown): boolean {
  const { code, status } = failureOf(error);
  return code === 'EENVELOPE' && status !== null && status >= 500;
}
