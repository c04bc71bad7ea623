import { defineHook } from '../../lib/hooks';

/** Usage check: what is charged to a card? Names of it, as its owner gave them. They keep the card from removal. */
export const cardUsage = defineHook<{ userId: string; sourceId: string }, { names: string[] }>('card usage');
