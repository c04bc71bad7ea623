import { RemoteFallback, Skeleton } from '@saltbush/shared-ui/design/core';
import { queryIdOf, Slot, useHydrated, usePreference } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { memo, startTransition, useEffect, useState } from 'react';
import type { State } from '../../../../generated/gql/graphql';
import { livePriceQuery } from '../../api/live-price';
import type { Product } from '../../api/product';
import { unitPrice } from '../../model/product-summary';
import { toPurchaseProduct } from '../../model/purchase-product';

const DEFAULT_STATE: State = 'NSW';

/** Which price type applies at this moment where the shopper is; null until it is known or when it never changes. */
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

interface PurchasePlaceProps {
  product: Product;
  liveType: string | null;
}

/** The search that led here. Known to the browser only; a transition, so that it waits for what is hydrating. */
function useQueryId(productId: string): string | null {
  const [queryID, setQueryID] = useState<string | null>(null);
  useEffect(() => startTransition(() => setQueryID(queryIdOf(productId))), [productId]);
  return queryID;
}

/**
 * Where other squads sell the product: the buy box of goods, or the telehealth button of a service. Memoised, so that
 * the page's own changes never reach a fragment that is not hydrated yet: it would fall back to its skeleton.
 */
export const PurchasePlace = memo(function PurchasePlace({ product, liveType }: PurchasePlaceProps) {
  const queryID = useQueryId(product.id);
  if (product.booking_type) {
    const { id, booking_type: bookingType, slug } = product;
    const price = unitPrice(product, liveType)?.value ?? 0;
    return (
      <Slot
        name="pdp.telehealth"
        props={{ productId: Number(id), bookingType, slug, price }}
        loading={<Skeleton height="3rem" />}
        fallback={(retry) => <RemoteFallback name="Booking" onRetry={retry} compact />}
      />
    );
  }
  return (
    <Slot
      name="pdp.purchase"
      props={{ product: toPurchaseProduct(product, { liveType, queryID }) }}
      loading={<Skeleton height="2.75rem" />}
      fallback={(retry) => <RemoteFallback name="Add to cart" onRetry={retry} compact />}
    />
  );
});
