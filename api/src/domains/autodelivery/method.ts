import type { ShippingMethodId } from '@saltbush/contract';

/** How a delivery is sent: standard, or express with cold items (rule selling-20). */
export const methodFor = (isCold: boolean): ShippingMethodId => (isCold ? 'express' : 'standard');
