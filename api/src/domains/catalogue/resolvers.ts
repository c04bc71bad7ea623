import { productFacts } from './resolvers/product';
import { productLinks } from './resolvers/product-links';
import { Query } from './resolvers/queries';
import { Brand, Breadcrumb, Category, ProductVariant, Promotion } from './resolvers/types';

export const resolvers = {
  Query,
  Product: { ...productFacts, ...productLinks },
  ProductVariant,
  Brand,
  Category,
  Breadcrumb,
  Promotion,
};
