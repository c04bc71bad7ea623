import type { BaseContext } from '../../lib/context';
import type { AddressLookupServices } from './address-lookup/lookup';

/** Context of the fulfilment resolvers. */
export type FulfilmentContext = BaseContext & AddressLookupServices;
