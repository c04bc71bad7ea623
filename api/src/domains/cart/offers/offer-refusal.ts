import { type OfferRefusal, offerCovers } from '@saltbush/contract';
import type { OfferDocument } from '../../promotions';
import type { CartLineView } from '../view/cart-view';

/** Returns why an offer takes nothing off these lines, or null if it does. */
export function coverRefusal(
  { effect }: Pick<OfferDocument, 'effect'>,
  lines: readonly Pick<CartLineView, 'product' | 'priced'>[],
): OfferRefusal | null {
  if (effect.kind !== 'percent_off') return null;
  const covered = lines.filter(({ product }) => product && offerCovers(effect, product));
  if (covered.length === 0) return { reason: 'not_covered' };
  const spend = covered.reduce((total, { priced }) => total + (priced?.line_total ?? 0), 0);
  return spend < effect.min_spend ? { reason: 'min_spend', missing: effect.min_spend - spend } : null;
}
