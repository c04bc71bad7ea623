import { links } from '@saltbush/contract/links';
import { ButtonLink, formatCents, Heading, Text, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { ClockIcon } from '@saltbush/shared-ui/design/icons';
import type { ServiceSummary } from '../../../shared/services/api/services';
import styles from './ServiceCard.module.css';
import { ServiceIcon } from './ServiceIcon';

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
      <Text tone="muted">{service.summary}</Text>
      <div className={styles.foot}>
        <span className={styles.fee}>
          <span className={styles.from}>From</span> {formatCents(service.price)}
        </span>
        <ButtonLink variant="secondary" size="sm" href={links.telehealth.service(service.slug)}>
          {service.button_label}
          <VisuallyHidden>: {service.title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </li>
  );
}
