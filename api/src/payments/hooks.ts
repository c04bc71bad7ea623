import { defineHook } from '../lib/hooks';
import type { AttemptDocument } from './attempts';

/** Asks for the stored order or booking an attempt pays for; the domain that has it captures the payment. */
export const paidPurchase = defineHook<AttemptDocument, { isCaptured: true }>('paid purchase');
