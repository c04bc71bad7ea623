import type { Search } from '../../search/search';
import type { CartContext } from '../cart';
import type { PaymentMethodsContext, PaymentMethodsServices } from '../payment-methods';

/** Services that orders needs. */
export type OrdersServices = PaymentMethodsServices & { search: Pick<Search, 'products' | 'refresh'> };

/** What the resolvers of orders get. */
export type OrdersContext = CartContext & PaymentMethodsContext & OrdersServices;
