import { defineHook } from '../../lib/hooks';

/** Usage check: has the shopper, known by account or e-mail, placed an order before? */
export const earlierOrder = defineHook<{ userId: string | null; email: string | null }, { hasOrdered: true }>(
  'earlier order',
);
