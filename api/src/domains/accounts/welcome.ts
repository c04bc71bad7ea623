import type { Logger } from 'pino';
import { enqueueMail, type MailServices } from '../mail';

interface NewCustomer {
  id: string;
  email: string;
  firstName: string;
}

/** Greets a new customer by mail. The account exists already, so a failure is only logged. */
export async function sendWelcome(
  services: MailServices & { log: Pick<Logger, 'error'>; publicOrigin: string },
  { id, email, firstName }: NewCustomer,
): Promise<void> {
  const data = { firstName, url: `${services.publicOrigin}/` };
  try {
    await enqueueMail(services, { id: `welcome:${id}`, to: email, template: 'welcome', data });
  } catch (error) {
    services.log.error({ err: error }, 'A welcome could not be stored');
  }
}
