import { randomUUID } from 'node:crypto';
import {
  FIELD_MESSAGES,
  isPrescriptionSchedule,
  MAX_PRESCRIBED,
  MAX_REPEATS,
  selectPrice,
} from '@saltbush/contract';
import type { JourneySubscriptionsReviewInput } from '../../../generated/resolvers';
import { invalidInput } from '../../../lib/errors';
import { catalogueIds, findProducts } from '../../catalogue';
import type { JourneysContext } from '../context';
import type { JourneyItemDocument } from '../documents';

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
    if (quantity < 1 || quantity > MAX_PRESCRIBED || repeats < 1 || repeats > MAX_REPEATS) {
      throw invalidInput({ items: FIELD_MESSAGES.repeats_out_of_range });
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
