import { AUTODELIVERY_PERCENT } from '@saltbush/contract';
import { Badge, formatCents, Skeleton, TextButton } from '@saltbush/shared-ui/design/core';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { type Ref, Suspense, useState } from 'react';
import type { AutoDeliveryHandle } from './AutoDeliveryOptions';
import styles from './PurchaseType.module.css';

const AutoDeliveryOptions = recoverable(
  () => import(/* webpackChunkName: "autodelivery-options" */ './AutoDeliveryOptions'),
);
const AutoDeliveryInfo = recoverable(
  () => import(/* webpackChunkName: "autodelivery-info" */ './AutoDeliveryInfo'),
);

type Type = 'oneTime' | 'autoDelivery';

export interface PurchaseTypeProps {
  /** What a unit costs at the chosen quantity, in cents. */
  prices: { once: number; autoDelivery: number };
  type: Type;
  onChange: (type: Type) => void;
  options: Ref<AutoDeliveryHandle>;
}

/** One-time or AutoDelivery, each with its price (section 2.10). Code that only AutoDelivery needs loads on demand. */
export function PurchaseType({ prices, type, onChange, options }: PurchaseTypeProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const [asked, setAsked] = useState(false);
  const [isInfoOpen, setIsInfoOpen] = useState(false);
  const isRegular = type === 'autoDelivery';
  const option = (value: Type, label: string, cents: number) => (
    <label className={styles.option}>
      <input
        type="radio"
        name="purchase-type"
        checked={type === value}
        onChange={() => {
          onChange(value);
          if (value === 'autoDelivery') setWasOpened(true);
        }}
      />
      <span className={styles.label}>
        {label} {cents < prices.once && <Badge tone="lime">Save {AUTODELIVERY_PERCENT}%</Badge>}
      </span>{' '}
      <b className={styles.price}>{formatCents(cents)}</b>
    </label>
  );
  return (
    <fieldset className={styles.types}>
      <legend className={styles.legend}>Purchase type</legend>
      {option('oneTime', 'One-time purchase', prices.once)}
      {option('autoDelivery', 'AutoDelivery', prices.autoDelivery)}
      <div className={styles.more}>
        <TextButton
          onClick={() => {
            setAsked(true);
            setIsInfoOpen(true);
          }}
        >
          How AutoDelivery works
        </TextButton>
        {wasOpened && (
          <Suspense fallback={isRegular && <Skeleton height="12rem" />}>
            <AutoDeliveryOptions ref={options} hidden={!isRegular} />
          </Suspense>
        )}
      </div>
      {asked && (
        <Suspense>
          <AutoDeliveryInfo open={isInfoOpen} onOpenChange={setIsInfoOpen} />
        </Suspense>
      )}
    </fieldset>
  );
}
