import { opensDeliveryChoice, WEIGHT_LOSS_JOURNEY_ID } from '@saltbush/contract';
import { openOverlay, type PurchaseProduct, useSession } from '@saltbush/shared-ui/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMiniCart } from '../../../shared/cart/use-cart';
import { programStatusQuery } from '../api/program-status';

/**
 * The choice between the cart and the next order of the Weight Management Program (section 4.g). Its data is
 * prefetched.
 *
 * @returns null for guests and for products outside the program.
 */
export function useProgramDelivery(product: PurchaseProduct) {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const isProgramProduct = product.journeyIds.includes(WEIGHT_LOSS_JOURNEY_ID);
  const isCandidate = isSignedIn && isProgramProduct;
  const client = useQueryClient();
  useQuery({ ...programStatusQuery(), enabled: isCandidate });
  const cart = useMiniCart({ enabled: isCandidate });
  if (!isCandidate) return null;

  const isInCart =
    cart.status === 'ready' && cart.cart.items.some((line) => line.product?.id === String(product.id));
  return {
    /**
     * Resolves to whether the delivery choice dialog opens. If the status cannot be loaded, the item goes to the cart.
     */
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
