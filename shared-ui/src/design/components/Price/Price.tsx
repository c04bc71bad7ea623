import { discountPercent, isAdvertisable, strikeThroughRrp } from '@saltbush/contract';
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
  /** Base of the discount, in cents; defaults to the recommended price. */
  originalCents?: number | null;
  /** The contract's price type; `afterhours` is shown as text. */
  priceType?: string;
  schedule?: string | null;
  /** Advertising is prohibited: shows only the price. */
  restricted?: boolean;
  /** Prefixes "From": "From $x.xx". */
  from?: boolean;
  /** Set to false if the tag is shown elsewhere, as on a card's picture. */
  saleTag?: boolean;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

/** Returns the recommended price and the discount that may be shown (section 9; advertising rules for medicines). */
export function shownSaving({ cents, rrpCents, originalCents, schedule = null, restricted }: PriceProps) {
  if (restricted || schedule === '2' || !isAdvertisable({ schedule, tags: [] }))
    return { rrp: null, percent: 0 };
  const rrp = strikeThroughRrp({ schedule, tags: [], rrp: rrpCents ?? null }, cents);
  return { rrp, percent: discountPercent(originalCents || rrpCents || 0, cents) };
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

/** Shows "x% OFF". Renders nothing without a saving. */
export function SaleTag({ percent }: { percent: number }) {
  return percent > 0 ? <span className={styles.sale}>{percent}% OFF</span> : null;
}

/** A price, with its saving and when it applies. */
export function Price(props: PriceProps) {
  const { cents, priceType, from, saleTag = true, size = 'md', className } = props;
  const { rrp, percent } = shownSaving(props);
  return (
    <div className={cx(styles.price, styles[size], percent > 0 && styles.saving, className)}>
      <span className={styles.now}>
        {from && <span className={styles.from}>From </span>}
        <Amount cents={cents} size={size} />
      </span>
      {rrp !== null && (
        <span className={styles.rrp}>
          RRP <s>{formatCents(rrp)}</s>
        </span>
      )}
      {saleTag && <SaleTag percent={percent} />}
      {priceType === 'afterhours' && (
        <span className={styles.note}>
          <ClockIcon size={14} strokeWidth={2} /> After-hours price
        </span>
      )}
    </div>
  );
}
