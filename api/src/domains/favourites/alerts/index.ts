import { type DetectServices, detectChanges } from './detect';
import { type TellServices, tellCustomers } from './tell';

/**
 * Tells customers who asked that a favourite is back in stock or costs less: each change once, with all that one pass
 * finds in one mail.
 * @returns how many mails it put into the outbox
 */
export async function alertFavourites(
  services: DetectServices & TellServices,
  { stopping }: { stopping?: AbortSignal } = {},
): Promise<number> {
  await detectChanges(services, stopping);
  return tellCustomers(services, stopping);
}
