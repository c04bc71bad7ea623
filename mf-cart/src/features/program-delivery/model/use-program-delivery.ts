import { opensDeliveryChoice, WEIGHT_LOSS_JOURNEY_ID } from '@saltbush/contract';
import { openOverlay, type PurchaseProduct, useSession } from '@saltbush/shared-ui/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMiniCart } from '../../../shared/cart/use-cart';
import { programStatusQuery } from '../api/program-status';

/**
 * The choice between the cart and the next program order, for a product of the Weight Management Program (section 4.g);
 * null for every other product and for guests. What it depends on is looked up ahead.
 */
export function useProgramDelivery(product: PurchaseProduct) {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const isOfProgram = product.journeyIds.includes(WEIGHT_LOSS_JOURNEY_ID);
  const isCandidate = isSignedIn && isOfProgram;
  const client = useQueryClient();
  useQuery({ ...programStatusQuery(), enabled: isCandidate });
  const cart = useMiniCart({ enabled: isCandidate });
  if (!isCandidate) return null;

  const isInCart =
    cart.status === 'ready' && cart.cart.items.some((line) => line.product?.id === String(product.id));
  return {
    /** True when the Choose delivery option dialog opens. A status that cannot be had is none: the cart always works. */
    opens: async (isAutoDelivery: boolean) => {
      const subscriptions = await client.fetchQuery(programStatusQuery()).catch(() => []);
      return opensDeliveryChoice({
        journeyIds: product.journeyIds,
        weightLossJourneyId: WEIGHT_LOSS_JOURNEY_ID,
        isSignedIn,
        isAutoDelivery,
        isInCart,
        subscriptionStatuses: subscriptions.map(({ status }) => status),
      });
    },
    open: (quantity: number, onAddToCart: (count: number) => Promise<unknown>) => {
      const { id, title, price } = product;
      openOverlay('delivery-choice', { product: { id, title, price }, quantity, onAddToCart });
    },
  };
}
