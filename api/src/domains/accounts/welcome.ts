import type { Logger } from 'pino';
import { enqueueMail, type MailServices } from '../mail';

interface NewCustomer {
  id: string;
  email: string;
  firstName: string;
}

/** Queues the welcome mail for a new customer. The account already exists, so a failure is only logged. */
export async function sendWelcome(
  services: MailServices & { log: Pick<Logger, 'error'>; publicOrigin: string },
  { id, email, firstName }: NewCustomer,
): Promise<void> {
  const data = { firstName, url: `${services.publicOrigin}/` };
  try {
    await enqueueMail(services, { id: `welcome:${id}`, to: email, template: 'welcome', data });
  } catch (error) {
    services.log.error({ err: error }, 'Could not queue the welcome mail');
  }
}
