import type { Resolvers } from '../../../generated/resolvers';
import type { StaffContext } from '../context';
import { staffPhotosRemove, staffPhotosSet } from './change-photo';
import {
  staffPricesCancel,
  staffPricesSet,
  staffProductsPublish,
  staffStockCount,
  staffStockReceive,
} from './change-product';
import { staffProductCounts, staffProducts } from './list-products';
import { staffProduct } from './one-product';

/** The desk of products. */
export const productResolvers: Pick<Resolvers<StaffContext>, 'Query' | 'Mutation'> = {
  Query: {
    staff_products: staffProducts,
    staff_product_counts: staffProductCounts,
    staff_product: staffProduct,
  },
  Mutation: {
    staff_stock_receive: staffStockReceive,
    staff_stock_count: staffStockCount,
    staff_prices_set: staffPricesSet,
    staff_prices_cancel: staffPricesCancel,
    staff_products_publish: staffProductsPublish,
    staff_photos_set: staffPhotosSet,
    staff_photos_remove: staffPhotosRemove,
  },
};
