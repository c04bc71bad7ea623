import type { Search } from '../../search/search';
import type { CartContext } from '../cart';
import type { PaymentMethodsContext, PaymentMethodsServices } from '../payment-methods';

/** Services the orders domain requires. */
export type OrdersServices = PaymentMethodsServices & { search: Pick<Search, 'products' | 'refresh'> };

/** Context of the orders resolvers. */
export type OrdersContext = CartContext & PaymentMethodsContext & OrdersServices;
