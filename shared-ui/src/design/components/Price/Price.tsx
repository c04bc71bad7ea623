import { type ShownPrice, shownPrice } from '@saltbush/contract';
import { ClockIcon } from '../../icons';
import { cx } from '../../internal/cx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { formatCents } from './money';
import styles from './Price.module.css';

export interface PriceProps {
  /** Current price, in cents. */
  cents: number;
  /** Recommended retail price, in cents. */
  rrpCents?: number | null;
  /** What it usually costs here, in cents, if that is more. */
  originalCents?: number | null;
  /** The contract's price type; `afterhours` is shown as text. */
  priceType?: string;
  schedule?: string | null;
  /** Advertising is prohibited: shows only the price. */
  restricted?: boolean;
  /** Prefixes "From": "From $x.xx". */
  from?: boolean;
  /** Set to false to show the tag elsewhere, as on a card's picture. */
  saleTag?: boolean;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

function shownOf({ cents, rrpCents, originalCents, schedule = null, restricted }: PriceProps): ShownPrice {
  const [rrp, everyday] = restricted ? [null, null] : [rrpCents ?? null, originalCents ?? null];
  return shownPrice({ price: cents, rrp, everyday, schedule, tags: [] });
}

function Amount({ cents, size }: { cents: number; size: PriceProps['size'] }) {
  const words = formatCents(cents);
  const point = words.lastIndexOf('.');
  if (size === 'lg' || point < 0) return <span className={styles.amount}>{words}</span>;
  return (
    <span className={styles.amount}>
      <span aria-hidden="true">
        {words.slice(0, point)}
        <span className={styles.cents}>{words.slice(point)}</span>
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

/** Shows "x% OFF" of a sale; nothing if the price is what it usually is here. */
export function SaleRibbon(price: PriceProps) {
  const { isSale, saving } = shownOf(price);
  return isSale && <span className={styles.sale}>{saving}</span>;
}

/** A price, with the one that is struck through, the saving between the two, and when it applies. */
export function Price(props: PriceProps) {
  const { cents, priceType, from, saleTag = true, size = 'md', className } = props;
  const { was, wasLabel, saving, isSale } = shownOf(props);
  return (
    <div className={cx(styles.price, styles[size], className)}>
      <span className={styles.now}>
        {from && <span className={styles.from}>From </span>}
        <Amount cents={cents} size={size} />
      </span>
      {was !== null && (
        <span className={styles.was}>
          {wasLabel} <s>{formatCents(was)}</s>
        </span>
      )}
      {saleTag && saving && <span className={isSale ? styles.sale : styles.saving}>{saving}</span>}
      {priceType === 'afterhours' && (
        <span className={styles.note}>
          <ClockIcon size={14} strokeWidth={2} /> After-hours price
        </span>
      )}
    </div>
  );
}
