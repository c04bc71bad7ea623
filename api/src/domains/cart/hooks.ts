import { defineHook } from '../../lib/hooks';

/** Returns whether an account has placed an order before. */
export const earlierOrder = defineHook<{ userId: string }, { hasOrdered: true }>('earlier order');
