import { defineHook } from '../../lib/hooks';

/** Usage check: returns the names, as chosen by the owner, of what is charged to a card. Any prevents its removal. */
export const cardUsage = defineHook<{ userId: string; sourceId: string }, { names: string[] }>('card usage');
