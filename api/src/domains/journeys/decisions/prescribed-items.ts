import { randomUUID } from 'node:crypto';
import {
  canPrescribe,
  FIELD_MESSAGES,
  isPrescriptionSchedule,
  overSupplyLimits,
  selectPrice,
  supplyLimits,
} from '@saltbush/contract';
import type { JourneySubscriptionsReviewInput } from '../../../generated/resolvers';
import { invalidInput } from '../../../lib/errors';
import { catalogueIds, findProducts } from '../../catalogue';
import type { JourneysContext } from '../context';
import type { JourneyItemDocument } from '../documents';

type Items = JourneySubscriptionsReviewInput['items'];

/** Packs of a product in one supply, over all of its lines. */
const quantityOf = (items: Items, productId: string): number =>
  items
    .filter(({ product_id }) => product_id === productId)
    .reduce((total, { quantity }) => total + quantity, 0);

/** Maps the prescribed items for storage. @throws {BusinessError} INVALID_INPUT if one cannot be prescribed here */
export async function readItems(
  ctx: JourneysContext,
  { items }: JourneySubscriptionsReviewInput,
  journeyId: number,
): Promise<JourneyItemDocument[]> {
  const products = await findProducts(ctx.db, catalogueIds(items.map(({ product_id }) => product_id)));
  return items.map(({ product_id, quantity, repeats }) => {
    const product = products.find(({ _id }) => String(_id) === product_id);
    const isProgram = product?.status === 'Active' && product.journey_ids.includes(journeyId);
    if (!product || !isProgram || !isPrescriptionSchedule(product.schedule)) {
      throw invalidInput({ items: FIELD_MESSAGES.not_a_program_medicine });
    }
    const limits = supplyLimits(product);
    const supply = { quantity: Math.max(quantity, quantityOf(items, product_id)), repeats };
    if (quantity < 1 || !canPrescribe(supply, limits)) {
      throw invalidInput({ items: overSupplyLimits(product.name, limits) });
    }
    return {
      id: randomUUID(),
      product_id: product._id,
      quantity,
      is_prescribed: true,
      repeats_left: repeats,
      agreed_price: selectPrice(product.prices, { quantity })?.value ?? null,
    };
  });
}
