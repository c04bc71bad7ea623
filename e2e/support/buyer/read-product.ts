import { KNOWN } from '../../../api/seed/known';
import { type SendOptions, send } from './send';

interface Stocked {
  id: string;
  stock: number;
}

/** Reads the id and the stock of a product; by default one that many can buy. */
export async function readProduct(
  origin: string,
  slug: string = KNOWN.multibuy,
  options: SendOptions = {},
): Promise<Stocked> {
  const query = 'query Product($slug: String!) { product(slug: $slug) { id stock } }';
  const { product } = await send<{ product: Stocked }>(origin, query, { slug }, options);
  return product;
}
