import { runLine } from '@saltbush/contract';
import { ErrorState, InlineMessage, Skeleton } from '@saltbush/shared-ui/design/core';
import { deliveryIcon } from '@saltbush/shared-ui/design/icons';
import { type PostcodeMethod, shippingMethodsQuery } from '@saltbush/shared-ui/entities';
import { plainText } from '@saltbush/shared-ui/html';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../model/use-now';
import styles from './DeliveryOptions.module.css';

const SKELETON_ROWS = ['a', 'b', 'c'];

function RunLine({ method }: { method: PostcodeMethod }) {
  const [title, countdown] = runLine(method, useNow()) ?? [];
  if (!title) return null;
  return (
    <p className={styles.sameDay}>
      <strong>{title}</strong> — {countdown}
    </p>
  );
}

function Method({ method }: { method: PostcodeMethod }) {
  const Icon = deliveryIcon(method.type);
  return (
    <li className={styles.method}>
      <Icon size={24} strokeWidth={1.75} />
      <div>
        <p className={styles.name}>{method.name}</p>
        <p className={styles.info}>{plainText(method.display_info)}</p>
      </div>
      <p className={styles.price}>{method.display_price}</p>
      <RunLine method={method} />
    </li>
  );
}

/** Lists the shipping methods for a postcode with prices and the next cutoff (section 2.8). */
export function ShippingMethods({ postcode }: { postcode: string }) {
  const { data, isError, refetch } = useQuery(shippingMethodsQuery(postcode));
  if (isError && !data) {
    return (
      <ErrorState title="Delivery options aren’t available right now" onRetry={() => void refetch()}>
        Your location is saved.
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <div className={styles.methods} aria-busy="true">
        {SKELETON_ROWS.map((row) => (
          <Skeleton key={row} height="5rem" />
        ))}
      </div>
    );
  }
  if (data.length === 0) {
    return <InlineMessage tone="info">We don’t deliver to this postcode yet.</InlineMessage>;
  }
  return (
    <ul className={styles.methods} aria-label="Shipping methods">
      {data.map((method) => (
        <Method key={method.id} method={method} />
      ))}
    </ul>
  );
}
