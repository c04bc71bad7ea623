import { links } from '@saltbush/contract/links';
import { ButtonLink, formatCents, Heading, Text, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { ClockIcon } from '@saltbush/shared-ui/design/icons';
import type { ServiceSummary } from '../../../shared/services/api/services';
import styles from './ServiceCard.module.css';
import { ServiceIcon } from './ServiceIcon';

interface Fees {
  price: number;
  /** After hours; null if it is the same. */
  later: number | null;
}

/** The fee by the appointment's time, as its times show it too (rule health-14). */
function FeeByTime({ price, later }: Fees) {
  if (later === null) return <span className={styles.fee}>{formatCents(price)}</span>;
  return (
    <span className={styles.fees}>
      <span>
        <span className={styles.fee}>{formatCents(price)}</span> by day
      </span>
      <span>
        <span className={styles.later}>{formatCents(later)}</span> after hours
      </span>
    </span>
  );
}

/** A service with its duration and fee, linked to the page that describes it. */
export function ServiceCard({ service }: { service: ServiceSummary }) {
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <ServiceIcon type={service.booking_type} />
        <div>
          <Heading level={3} size="md">
            {service.title}
          </Heading>
          <span className={styles.length}>
            <ClockIcon size={16} />
            {service.duration_minutes} min
          </span>
        </div>
      </div>
      <Text tone="muted" className={styles.summary}>
        {service.summary}
      </Text>
      <div className={styles.foot}>
        <FeeByTime price={service.price} later={service.after_hours_price ?? null} />
        <ButtonLink variant="secondary" size="sm" href={links.telehealth.service(service.slug)}>
          {service.button_label}
          <VisuallyHidden>: {service.title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </li>
  );
}
