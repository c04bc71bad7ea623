import type { ConsentTerms } from '@saltbush/contract';
import { defineHook } from '../../lib/hooks';
import type { CartView } from '../cart';

/** Returns the later charges that the order of a cart starts. */
export const laterCharges = defineHook<Pick<CartView, 'lines'>, ConsentTerms[]>('later charges of a cart');
