import type { OrdersContext, OrdersServices } from '../orders';

/** Services required by the autodelivery domain. */
export type AutodeliveryServices = OrdersServices & { config: { allowTestOperations: boolean } };

/** Context of the autodelivery resolvers. */
export type AutodeliveryContext = OrdersContext & AutodeliveryServices;
