import { findPromoted } from '../../catalogue';
import type { PromotionDocument } from '../../promotions';
import type { StaffContext } from '../context';

/** Promotions of the sample shop hold for more; the search follows those of their products by itself. */
const AT_ONCE = 200;

/**
 * Shows a published promotion as it has become on product pages, cards and in search. Other processes follow within half a
 * minute; carts read it from the database in any case.
 */
export async function spread(
  { db, reference, search }: StaffContext,
  { _id }: PromotionDocument,
): Promise<void> {
  await reference.reload();
  await search.followPromotions();
  await search.refresh((await findPromoted(db, _id, AT_ONCE)).map((product) => product._id));
}
