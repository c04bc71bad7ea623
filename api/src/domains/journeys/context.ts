import type { OrdersContext, OrdersServices } from '../orders';
import type { TelehealthContext } from '../telehealth';

/** Services that journeys needs. */
export type JourneysServices = OrdersServices;

/** What the resolvers of journeys get. */
export type JourneysContext = OrdersContext & TelehealthContext;
