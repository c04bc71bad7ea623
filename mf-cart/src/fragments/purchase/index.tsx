import { Skeleton } from '@saltbush/shared-ui/design/core';
import { type PurchaseProduct, type SlotProps, useSession } from '@saltbush/shared-ui/platform';
import { lazy, Suspense } from 'react';
import { Purchase } from '../../features/add-to-cart/components/Purchase';

const AskedPurchase = lazy(() => import(/* webpackChunkName: "asked-purchase" */ './AskedPurchase'));

/** Signed-in shoppers answer the practitioner questionnaire, for products that do not skip it (section 2.11). */
function useIsAsked({ isPractitioner, isSkipQuestionnaire }: PurchaseProduct): boolean {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  return isSignedIn && isPractitioner && !isSkipQuestionnaire;
}

/** Fills `pdp.purchase`; another product is another purchase. */
export default function PurchaseFragment({ product }: SlotProps['pdp.purchase']) {
  const isAsked = useIsAsked(product);
  if (!isAsked) return <Purchase key={product.id} product={product} />;
  return (
    <Suspense fallback={<Skeleton height="6.5rem" />}>
      <AskedPurchase key={product.id} product={product} />
    </Suspense>
  );
}
