import { carriesCold, runLine, suburbAndPostcode } from '@saltbush/contract';
import { Skeleton, TextButton } from '@saltbush/shared-ui/design/core';
import { deliveryIcon, MapPinIcon } from '@saltbush/shared-ui/design/icons';
import { type PostcodeMethod, shippingMethodsQuery } from '@saltbush/shared-ui/entities';
import { plainText } from '@saltbush/shared-ui/html';
import { openOverlay, useHydrated, usePostcode, usePreference } from '@saltbush/shared-ui/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import styles from './ShippingEstimate.module.css';

/** Returns a method's name and arrival text. The countdown to a run depends on the clock, so it needs hydration. */
function arrival(method: PostcodeMethod, now: Date | null): { name: string; info: string } {
  const line = now && runLine(method, now);
  return line
    ? { name: line[0], info: line[1] }
    : { name: method.name, info: plainText(method.pdp_display_info) };
}

function Method({ method, now }: { method: PostcodeMethod; now: Date | null }) {
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
        Delivery to <strong>{preference ? suburbAndPostcode(preference) : `postcode ${postcode}`}</strong>
      </span>
      <TextButton onClick={() => openOverlay('delivery-options', {})}>Change</TextButton>
    </p>
  );
}

/** Delivery methods and times for the user's postcode, by default 2000 (section 9). */
export function ShippingEstimate({ isCold }: { isCold: boolean }) {
  const postcode = usePostcode();
  const isHydrated = useHydrated();
  const query = useQuery({ ...shippingMethodsQuery(postcode), placeholderData: keepPreviousData });
  const now = isHydrated ? new Date() : null;
  // Not every method carries cold-chain items (rule selling-20).
  const methods = query.data?.filter(({ type }) => !isCold || carriesCold(type));
  return (
    <section className={styles.estimate} aria-label="Delivery">
      <Place />
      {methods?.length === 0 && <p className={styles.info}>We don’t deliver to this postcode yet.</p>}
      {query.error && !methods && (
        <p className={styles.info}>
          Delivery times can’t be shown right now. You will see them in your cart.
        </p>
      )}
      {methods ? (
        <ul className={styles.methods}>
          {methods.map((method) => (
            <Method key={method.id} method={method} now={now} />
          ))}
        </ul>
      ) : (
        !query.error && <Skeleton height="10rem" />
      )}
    </section>
  );
}
