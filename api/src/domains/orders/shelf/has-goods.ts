import { isInPharmacy } from '@saltbush/contract';
import type { OrderDocument } from '../documents';

/** Whether the pharmacy has the goods of an order: what is ready to collect waits at its counter. */
export const hasGoods = ({ state, cnc_location }: Pick<OrderDocument, 'state' | 'cnc_location'>): boolean =>
  isInPharmacy(state) || (Boolean(cnc_location) && state === 'dispatched');
