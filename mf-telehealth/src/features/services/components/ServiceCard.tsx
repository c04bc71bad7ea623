import { links } from '@saltbush/contract/links';
import {
  ButtonLink,
  Cluster,
  formatCents,
  Heading,
  Stack,
  Text,
  VisuallyHidden,
} from '@saltbush/shared-ui/design/core';
import { ClockIcon } from '@saltbush/shared-ui/design/icons';
import type { ServiceSummary } from '../../../shared/services/api/services';
import styles from './ServiceCard.module.css';
import { ServiceIcon } from './ServiceIcon';

/** A service with its duration and fee, linked to the page that describes it. */
export function ServiceCard({ service }: { service: ServiceSummary }) {
  return (
    <li className={styles.card}>
      <Cluster gap={4} justify="space-between" align="center">
        <ServiceIcon type={service.booking_type} />
        <span className={styles.length}>
          <ClockIcon size={16} />
          {service.duration_minutes} min
        </span>
      </Cluster>
      <Stack gap={2}>
        <Heading level={3} size="md">
          {service.title}
        </Heading>
        <Text tone="muted">{service.summary}</Text>
      </Stack>
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
