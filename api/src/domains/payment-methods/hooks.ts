import { defineHook } from '../../lib/hooks';

/** Usage check: what is charged to a card? Names of it, as its owner gave them. They keep the card from removal. */
export const cardUsage = defineHook<{ userId: string; stripe_source_id: string }, { names: string[] }>(
  'card usage',
);
