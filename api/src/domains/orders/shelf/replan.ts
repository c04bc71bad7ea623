import { loadCartView } from '../../cart';
import { PlacementConflict } from '../checkout/placement-conflict';
import { quoteOrder } from '../checkout/quote';
import type { CheckoutStep } from '../checkout/store-once';
import type { OrdersContext } from '../context';
import { requireAgreed } from '../later-charges/require-agreed';
import { requireReady } from './collection';

const ROUNDS = 4;

/**
 * Stores the order of a step. If the shelf of its pharmacy was emptied meanwhile, plans it anew from what is left there and
 * the central stock, as long as it is ready by the day that the shopper was shown. The last plan leaves the shelf alone, so that
 * a busy shelf refuses nothing that the central stock has.
 * @throws {BusinessError} COLLECT_LATER, CONSENT_REQUIRED, TOTAL_CHANGED and whatever prevents the cart from being ordered
 */
export async function storePlanned<Stored>(
  ctx: OrdersContext,
  planned: CheckoutStep,
  store: (step: CheckoutStep) => Promise<Stored>,
): Promise<Stored> {
  let step = planned;
  for (let round = 1; ; round += 1) {
    try {
      return await store(step);
    } catch (error) {
      const isEmptied = error instanceof PlacementConflict && error.reason === 'shelf';
      if (!isEmptied || round === ROUNDS) throw error;
    }
    const view = await loadCartView(ctx, step.view.document, step.view.request);
    const quote = await quoteOrder(ctx, view, step.quote.order_total, round + 1 < ROUNDS);
    requireReady(quote.collection, step.expectedReadyBy);
    if (step.sourceId) await requireAgreed(ctx, view, step.agreedTerms);
    step = { ...step, view, quote };
  }
}
