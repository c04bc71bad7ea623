import { lastAttempt } from './attempts';
import type { PaymentServices } from './payment';
import { releaseAttempt } from './release-attempt';

/** Gives up the payment that the key of an order still holds for a cart, because it is not placed as it was paid for. */
export async function releaseHeld(
  services: PaymentServices,
  orderKey: string,
  cartUuid: string,
): Promise<void> {
  const attempt = await lastAttempt(services.db, orderKey);
  if (attempt?.cart_uuid === cartUuid) await releaseAttempt(services, attempt);
}
