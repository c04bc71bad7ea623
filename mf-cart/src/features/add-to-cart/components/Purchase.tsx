import { isDiscountable } from '@saltbush/contract';
import { formatCents, InlineMessage, NumberStepper, Stack } from '@saltbush/shared-ui/design/core';
import type { PurchaseProduct, PurchaseSelection } from '@saltbush/shared-ui/platform';
import { useEffect, useRef } from 'react';
import type { PurchaseChoices } from '../model/choices';
import { linePrices } from '../model/line-prices';
import { multibuyTiers, reachedTier } from '../model/multibuy';
import { useOutOfReach } from '../model/use-out-of-reach';
import { usePurchase } from '../model/use-purchase';
import { MainButton } from './MainButton';
import { MultibuyTiers } from './MultibuyTiers';
import styles from './Purchase.module.css';
import { StickyPurchase } from './StickyPurchase';

/** The per-order limit of a product, shown before the shopper runs into it in the cart (rule selling-07). */
function LimitNote({ limit }: { limit: number }) {
  if (limit <= 0) return null;
  return <p className={styles.note}>{limit === 1 ? 'One per order' : `At most ${limit} per order`}</p>;
}

/** What several units cost together; a single one costs its price. */
function Total({ quantity, cents }: { quantity: number; cents: number }) {
  return (
    <p className={styles.total} role="status">
      {quantity > 1 && (
        <>
          Total for {quantity}: <strong>{formatCents(cents)}</strong>
        </>
      )}
    </p>
  );
}

interface PurchaseProps extends PurchaseChoices {
  product: PurchaseProduct;
  /** Called with every change of what is chosen. */
  onSelect?: (selection: PurchaseSelection) => void;
}

/** Quantity, multibuy prices and main call to action of a product page (sections 2.10 and 4). */
export function Purchase({ product, onSelect, ...choices }: PurchaseProps) {
  const purchase = usePurchase(product, choices);
  const main = useRef<HTMLDivElement>(null);
  // Medicines and products with a question are read first: warnings and choices stand above the button.
  const isPlain = !product.schedule && !choices.script && !choices.requirement;
  const isOutOfReach = useOutOfReach(main, isPlain);
  const { quantity, setQuantity, hasQuantity } = purchase;
  const tiers =
    hasQuantity && isDiscountable(product) ? multibuyTiers(product.prices, product.priceType) : [];
  const isAutoDelivery = choices.delivery?.type === 'autoDelivery';
  const { once, autoDelivery } = linePrices(product, quantity);
  const { total } = isAutoDelivery ? autoDelivery : once;
  useEffect(() => {
    onSelect?.({ productId: product.id, quantity, isAutoDelivery });
  }, [onSelect, product.id, quantity, isAutoDelivery]);
  return (
    <Stack gap={3}>
      {choices.script?.element}
      {hasQuantity && choices.requirement?.element}
      {hasQuantity && choices.delivery?.element({ once: once.unit, autoDelivery: autoDelivery.unit })}
      {tiers.length > 0 && (
        <MultibuyTiers tiers={tiers} reached={reachedTier(product.prices, quantity)} onChoose={setQuantity} />
      )}
      <div ref={main}>
        <div className={hasQuantity ? styles.row : undefined}>
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
        {hasQuantity && <Total quantity={quantity} cents={total} />}
      </div>
      {purchase.failure && (
        <div role="alert">
          <InlineMessage tone="error">{purchase.failure}</InlineMessage>
        </div>
      )}
      {hasQuantity && <LimitNote limit={product.orderLimit} />}
      {isOutOfReach && (
        <StickyPurchase title={product.title} totalCents={total}>
          <MainButton purchase={purchase} />
        </StickyPurchase>
      )}
    </Stack>
  );
}
