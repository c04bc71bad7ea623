import { runLine, suburbAndPostcode } from '@saltbush/contract';
import { Skeleton, TextButton } from '@saltbush/shared-ui/design/core';
import { deliveryIcon, MapPinIcon } from '@saltbush/shared-ui/design/icons';
import { plainText } from '@saltbush/shared-ui/html';
import { openOverlay, useHydrated, usePostcode, usePreference } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '../../api/product';
import { type ProductDeliveryMethod, productDeliveryQuery } from '../../api/product-delivery';
import { deliveryNote } from '../../model/delivery-note';
import styles from './ShippingEstimate.module.css';

/** Returns a method's name and arrival text. The countdown to a run depends on the clock, so it needs hydration. */
function arrival(method: ProductDeliveryMethod, now: Date | null): { name: string; info: string } {
  const line = now && runLine(method, now);
  return line
    ? { name: line[0], info: line[1] }
    : { name: method.name, info: plainText(method.pdp_display_info) };
}

function Method({ method, now }: { method: ProductDeliveryMethod; now: Date | null }) {
  const Icon = deliveryIcon(method.type);
  const { name, info } = arrival(method, now);
  return (
    <li className={styles.method}>
      <Icon className={styles.icon} size={22} strokeWidth={1.75} />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.info}>{info}</p>
      </div>
      <p className={styles.price}>{method.display_price}</p>
    </li>
  );
}

function Place() {
  const preference = usePreference((state) => state.preference);
  const postcode = usePostcode();
  return (
    <p className={styles.place}>
      <MapPinIcon size={18} strokeWidth={1.75} />
      <span>
        {preference ? 'Delivery to ' : 'Shown for '}
        <strong>{preference ? suburbAndPostcode(preference) : `postcode ${postcode}`}</strong>
      </span>
      <TextButton onClick={() => openOverlay('delivery-options', {})}>
        {preference ? 'Change' : 'Set location'}
      </TextButton>
    </p>
  );
}

function Methods({ methods }: { methods: readonly ProductDeliveryMethod[] }) {
  const now = useHydrated() ? new Date() : null;
  return (
    <ul className={styles.methods}>
      {methods.map((method) => (
        <Method key={method.id} method={method} now={now} />
      ))}
    </ul>
  );
}

/** How a product is delivered to the user's postcode, by default 2000 (section 9, rule selling-28). */
export function ShippingEstimate({ product }: { product: Product }) {
  const postcode = usePostcode();
  const state = usePreference(({ preference }) => preference?.state);
  const { data: methods, error } = useQuery(productDeliveryQuery(product.slug, postcode));
  if (product.status !== 'Active') return null;
  const note = deliveryNote(product, { state, isReachable: methods?.length !== 0 });
  return (
    <section className={styles.estimate} aria-label="Delivery">
      <Place />
      {note && <p className={styles.info}>{note}</p>}
      {methods && methods.length > 0 && <Methods methods={methods} />}
      {error && !methods && (
        <p className={styles.info}>
          Delivery times can’t be shown right now. You will see them in your cart.
        </p>
      )}
      {!methods && !error && <Skeleton height="10rem" />}
    </section>
  );
}
