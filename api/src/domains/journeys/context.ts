import type { OrdersContext, OrdersServices } from '../orders';
import type { TelehealthContext } from '../telehealth';

/** Services the journeys domain requires. */
export type JourneysServices = OrdersServices;

/** Context of the journeys resolvers. */
export type JourneysContext = OrdersContext & TelehealthContext;
