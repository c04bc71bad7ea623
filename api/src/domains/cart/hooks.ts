import { defineHook } from '../../lib/hooks';

/** Returns whether the shopper, identified by account or e-mail, has placed an order before. */
export const earlierOrder = defineHook<{ userId: string | null; email: string | null }, { hasOrdered: true }>(
  'earlier order',
);
