import type { OrdersContext, OrdersServices } from '../orders';

/** Services that autodelivery needs. */
export type AutodeliveryServices = OrdersServices & { config: { allowTestOperations: boolean } };

/** What the resolvers of autodelivery get. */
export type AutodeliveryContext = OrdersContext & AutodeliveryServices;
