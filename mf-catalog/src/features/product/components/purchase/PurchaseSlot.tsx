import { RemoteFallback, Skeleton } from '@saltbush/shared-ui/design/core';
import {
  type PurchaseSelection,
  queryIdOf,
  Slot,
  useHydrated,
  usePreference,
} from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { memo, startTransition, useEffect, useState } from 'react';
import type { State } from '../../../../generated/gql/graphql';
import { livePriceQuery } from '../../api/live-price';
import type { Product } from '../../api/product';
import { unitPrice } from '../../model/product-summary';
import { toPurchaseProduct } from '../../model/purchase-product';

const DEFAULT_STATE: State = 'NSW';

/** Returns the current price type in the user's state, or null while it loads and for products without one. */
export function useLivePriceType(product: Product | null | undefined): string | null {
  const isHydrated = useHydrated();
  const state = usePreference(({ preference }) => preference?.state ?? DEFAULT_STATE) as State;
  const hasAfterHours = product?.prices.some(({ type }) => type === 'afterhours') ?? false;
  const query = useQuery({
    ...livePriceQuery(product?.slug ?? '', state),
    enabled: isHydrated && hasAfterHours,
  });
  return query.data?.live_price_type ?? null;
}

interface PurchaseSlotProps {
  product: Product;
  /** Called with every change of what is chosen; must keep its identity. */
  onSelect: (selection: PurchaseSelection) => void;
  liveType: string | null;
}

/** Returns the id of the search that led here. Set in a transition after hydration, as the server has no search. */
function useQueryId(productId: string): string | null {
  const [queryID, setQueryID] = useState<string | null>(null);
  useEffect(() => startTransition(() => setQueryID(queryIdOf(productId))), [productId]);
  return queryID;
}

/**
 * The slot for buying the product: the buy box for goods, the telehealth button for services. Memoised because a
 * re-render would make a fragment that is not hydrated yet fall back to its skeleton.
 */
export const PurchaseSlot = memo(function PurchaseSlot({ product, liveType, onSelect }: PurchaseSlotProps) {
  const queryID = useQueryId(product.id);
  if (product.booking_type) {
    const { id, booking_type: bookingType, slug } = product;
    const price = unitPrice(product, liveType)?.value ?? 0;
    return (
      <Slot
        name="pdp.telehealth"
        props={{ productId: Number(id), bookingType, slug, price }}
        loading={<Skeleton height="3rem" />}
        isDue
        fallback={(retry) => <RemoteFallback name="Booking" onRetry={retry} compact />}
      />
    );
  }
  return (
    <Slot
      name="pdp.purchase"
      props={{ product: toPurchaseProduct(product, { liveType, queryID }), onSelect }}
      loading={<Skeleton height="2.75rem" />}
      isDue
      fallback={(retry) => <RemoteFallback name="Add to cart" onRetry={retry} compact />}
    />
  );
});
