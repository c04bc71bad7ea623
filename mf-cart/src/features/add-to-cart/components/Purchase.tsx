import { selectPrice } from '@saltbush/contract';
import { InlineMessage, NumberStepper, Stack } from '@saltbush/shared-ui/design/core';
import type { PurchaseProduct } from '@saltbush/shared-ui/platform';
import { useRef } from 'react';
import type { PurchaseChoices } from '../model/choices';
import { multibuyTiers, reachedTier } from '../model/multibuy';
import { usePurchase } from '../model/use-purchase';
import { useScrolledPast } from '../model/use-scrolled-past';
import { MainButton } from './MainButton';
import { MultibuyTiers } from './MultibuyTiers';
import styles from './Purchase.module.css';
import { StickyPurchase } from './StickyPurchase';

/** The per-order limit of a product, shown before the shopper runs into it in the cart (rule selling-07). */
function LimitNote({ limit }: { limit: number }) {
  if (limit <= 0) return null;
  return <p className={styles.note}>{limit === 1 ? 'One per order' : `At most ${limit} per order`}</p>;
}

interface PurchaseProps extends PurchaseChoices {
  product: PurchaseProduct;
}

/** Quantity, multibuy prices and main call to action of a product page (sections 2.10 and 4). */
export function Purchase({ product, ...choices }: PurchaseProps) {
  const purchase = usePurchase(product, choices);
  const main = useRef<HTMLDivElement>(null);
  const hasPassed = useScrolledPast(main);
  const { quantity, setQuantity, hasQuantity } = purchase;
  const tiers = hasQuantity ? multibuyTiers(product.prices, product.priceType) : [];
  const unit = selectPrice(product.prices, { quantity, requested: product.priceType });
  return (
    <Stack gap={3}>
      {choices.script?.element}
      {hasQuantity && choices.requirement?.element}
      {hasQuantity && choices.delivery?.element}
      {tiers.length > 0 && (
        <MultibuyTiers
          tiers={tiers}
          reached={reachedTier(product.prices, quantity)}
          showsSaving={!product.schedule || product.schedule === '2'}
          onChoose={setQuantity}
        />
      )}
      <div ref={main} className={hasQuantity ? styles.row : undefined}>
        {hasQuantity && (
          <NumberStepper
            rule="product"
            max={product.orderLimit || undefined}
            value={quantity}
            onChange={setQuantity}
          />
        )}
        <MainButton purchase={purchase} />
      </div>
      {purchase.failure && (
        <div role="alert">
          <InlineMessage tone="error">{purchase.failure}</InlineMessage>
        </div>
      )}
      {hasQuantity && <LimitNote limit={product.orderLimit} />}
      {hasPassed && (
        <StickyPurchase title={product.title} totalCents={(unit?.value ?? product.price) * quantity}>
          <MainButton purchase={purchase} />
        </StickyPurchase>
      )}
    </Stack>
  );
}
