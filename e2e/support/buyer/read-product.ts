import { KNOWN } from '../../../api/seed/known';
import { send } from './send';

interface Stocked {
  id: string;
  stock: number;
}

/** Reads the id and the stock of a product; by default one that many can buy. */
export async function readProduct(origin: string, slug: string = KNOWN.multibuy): Promise<Stocked> {
  const query = 'query Product($slug: String!) { product(slug: $slug) { id stock } }';
  const { product } = await send<{ product: Stocked }>(origin, query, { slug }, { patienceMs: 20_000 });
  return product;
}
