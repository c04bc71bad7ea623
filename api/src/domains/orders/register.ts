import type { BaseServices } from '../../lib/context';
import type { PaymentServices } from '../../payments/authorise';
import { paidPurchase } from '../../payments/hooks';
import { earlierOrder } from '../cart';
import { captureOrderAttempt } from './capture';
import { hasOrdered } from './store';

/** Tells carts who has ordered before, and finishes payments of orders that a crash left behind. */
export function register(services: BaseServices & PaymentServices): void {
  const { db, hooks } = services;

  hooks.register(earlierOrder, async (shopper) =>
    (await hasOrdered(db, shopper)) ? { hasOrdered: true } : null,
  );

  hooks.register(paidPurchase, async (attempt) =>
    (await captureOrderAttempt(services, attempt)) ? { isCaptured: true } : null,
  );
}
