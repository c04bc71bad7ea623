import type { Logger } from 'pino';
import { enqueueMail, type MailServices } from '../../mail';
import { createConfirmToken } from './confirm-token';

interface NewCustomer {
  id: string;
  email: string;
  firstName: string;
  /** Whether a provider has vouched for the address. */
  isConfirmed: boolean;
}

/** Queues the welcome mail for a new customer. The account already exists, so a failure is only logged. */
export async function sendWelcome(
  services: MailServices & { log: Pick<Logger, 'error'>; publicOrigin: string },
  { id, email, firstName, isConfirmed }: NewCustomer,
): Promise<void> {
  // In the fragment, the token reaches neither servers nor their logs.
  const path = isConfirmed ? '/' : `/api/auth/confirm#${createConfirmToken(services, { userId: id, email })}`;
  const data = { firstName, isConfirmed, url: services.publicOrigin + path };
  try {
    await enqueueMail(services, { id: `welcome:${id}`, to: email, template: 'welcome', data });
  } catch (error) {
    services.log.error({ err: error }, 'Could not queue the welcome mail');
  }
}
