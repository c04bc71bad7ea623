import { defineHook } from '../../lib/hooks';

/** Usage check: returns the names, as chosen by the owner, of what is charged to a payment method. Any prevents its removal. */
export const paymentMethodUsage = defineHook<{ userId: string; sourceId: string }, { names: string[] }>(
  'payment method usage',
);
