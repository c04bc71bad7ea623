import { defineHook } from '../lib/hooks';
import type { AttemptDocument } from './attempts';

/** Asks whether a source was saved by other customers alone: only those who saved it may pay with it. */
export const foreignSource = defineHook<{ sourceId: string; payer: string | null }, { isForeign: true }>(
  'foreign source',
);

/** Asks for the stored order or booking an attempt pays for; the domain that has it captures the payment. */
export const paidPurchase = defineHook<AttemptDocument, { isCaptured: true }>('paid purchase');
