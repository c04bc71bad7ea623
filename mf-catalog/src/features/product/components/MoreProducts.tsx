import { isRecordable } from '@saltbush/contract';
import { track, useSession } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CardFieldsFragment } from '../../../generated/gql/graphql';
import { productsByIdQuery } from '../../../shared/cards/api/products-by-id';
import { LoadedCardRow } from '../../../shared/cards/LoadedCardRow';
import { isPromotable } from '../../../shared/cards/promotable';
import { useNearView } from '../../../shared/deferred/use-near-view';
import { recordAccountView } from '../../../shared/recently-viewed/api/record-view';
import { addRecentlyViewed, recentlyViewed } from '../../../shared/recently-viewed/recently-viewed';
import type { Product } from '../api/product';
import { relatedProductsQuery } from '../api/related-products';
import styles from './MoreProducts.module.css';

const SHOWN_RECENT = 10;

const promotable = (cards: readonly CardFieldsFragment[] = []) => cards.filter(isPromotable);

/** Records the product as viewed and returns the ids of products viewed before it. */
function useRecentIds(product: Product): string[] {
  const productId = product.id;
  const canRecord = isRecordable(product);
  const [ids, setIds] = useState<string[]>([]);
  useEffect(() => {
    const before = recentlyViewed().filter((id) => id !== productId);
    setIds(before.slice(0, SHOWN_RECENT));
    addRecentlyViewed(productId);
    if (canRecord) track({ name: 'Viewed Product', product_id: Number(productId) });
  }, [productId, canRecord]);
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  useEffect(() => {
    if (isSignedIn) void recordAccountView(productId);
  }, [productId, isSignedIn]);
  return ids;
}

/**
 * Related and recently viewed products, fetched when close to the viewport. Medicines are not promoted here, and their own
 * pages promote nothing else (rule advertising-05).
 */
export function MoreProducts({ product }: { product: Product }) {
  const { ref, isNear } = useNearView();
  const ids = useRecentIds(product);
  const isShown = isNear && product.is_advertisable;
  const related = useQuery({ ...relatedProductsQuery(product.id), enabled: isShown });
  const recent = useQuery({ ...productsByIdQuery(ids), enabled: isShown && ids.length > 0 });
  if (!product.is_advertisable) return <div ref={ref} />;
  return (
    <div ref={ref} className={styles.rows}>
      <LoadedCardRow
        title="You may also like"
        label="Loading related products"
        cards={promotable(related.data)}
        isLoading={related.isPending && !related.error}
      />
      <LoadedCardRow
        title="Recently viewed"
        label="Loading recently viewed products"
        cards={promotable(recent.data)}
        isLoading={recent.isLoading}
      />
    </div>
  );
}
