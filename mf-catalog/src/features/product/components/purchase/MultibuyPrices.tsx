import { formatMoney, multibuyQuantity } from '@saltbush/contract';
import type { Product } from '../../api/product';
import styles from './MultibuyPrices.module.css';

/** Lower prices from a minimum quantity (section 9, multi_{N}). Hidden for medicines that may not be advertised. */
export function MultibuyPrices({ product }: { product: Product }) {
  if (!product.is_advertisable) return null;
  const offers = product.prices
    .flatMap(({ type, value }) => {
      const quantity = multibuyQuantity(type);
      return quantity === null ? [] : [{ quantity, value }];
    })
    .sort((a, b) => a.quantity - b.quantity);
  if (offers.length === 0) return null;
  return (
    <ul className={styles.offers} aria-label="Multibuy prices">
      {offers.map(({ quantity, value }) => (
        <li key={quantity} className={styles.offer}>
          Buy {quantity} or more: <strong>{formatMoney(value)} each</strong>
        </li>
      ))}
    </ul>
  );
}
