import { sameDayLine, suburbAndPostcode } from '@saltbush/contract';
import { type IconType, Skeleton, TextButton } from '@saltbush/shared-ui/design/core';
import {
  ExpressIcon,
  MapPinIcon,
  SameDayIcon,
  StandardIcon,
  StoreIcon,
} from '@saltbush/shared-ui/design/icons';
import { type PostcodeMethod, shippingMethodsQuery } from '@saltbush/shared-ui/entities';
import { plainText } from '@saltbush/shared-ui/html';
import { openOverlay, useHydrated, usePostcode, usePreference } from '@saltbush/shared-ui/platform';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import styles from './ShippingEstimate.module.css';

const ICONS: Record<string, IconType> = {
  'same-day': SameDayIcon,
  express: ExpressIcon,
  'click-and-collect': StoreIcon,
};

/** Returns a method's name and arrival text. The same-day countdown depends on the clock, so it needs hydration. */
function arrival(method: PostcodeMethod, now: Date | null): { name: string; info: string } {
  const { name, pdp_display_info, type, cutoff, delivery_date } = method;
  if (type === 'same-day' && cutoff && delivery_date && now) {
    const [title, info] = sameDayLine({ cutoff, deliveryDate: delivery_date }, now);
    return { name: title, info };
  }
  return { name, info: plainText(pdp_display_info) };
}

function Method({ method, now }: { method: PostcodeMethod; now: Date | null }) {
  const Icon = ICONS[method.type] ?? StandardIcon;
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
  // Cold-chain items are never sent by standard delivery (rule selling-20).
  const methods = query.data?.filter(({ type }) => !(isCold && type === 'standard'));
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
