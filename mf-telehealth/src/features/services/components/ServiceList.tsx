import {
  Badge,
  ButtonLink,
  Cluster,
  formatCents,
  Heading,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import { links } from '@saltbush/shared-ui/links';
import type { ServiceSummary } from '../api/services';
import styles from './ServiceList.module.css';

function ServiceCard({ service }: { service: ServiceSummary }) {
  return (
    <li className={styles.card}>
      <Stack gap={3}>
        <Cluster gap={2} justify="space-between">
          <Badge tone="plum">Telehealth</Badge>
          <Text size="sm" tone="muted">
            {service.duration_minutes} min
          </Text>
        </Cluster>
        <Heading level={3} size="md">
          {service.title}
        </Heading>
        <Text tone="muted">{service.summary}</Text>
      </Stack>
      <Cluster gap={3} justify="space-between">
        <Text strong>From {formatCents(service.price)}</Text>
        <ButtonLink variant="secondary" size="sm" href={links.telehealth.service(service.slug)}>
          {service.button_label}
        </ButtonLink>
      </Cluster>
    </li>
  );
}

const GROUPS = [
  { groups: ['Consult'], title: 'See a doctor' },
  { groups: ['Online'], title: 'Scripts' },
  { groups: ['Med'], title: 'Medical certificates' },
  { groups: ['CovidAntiviral', 'SmokingCessation'], title: 'Programs and treatments' },
];

/** Services in groups, each with its fee and what it is for. */
export function ServiceList({ services }: { services: readonly ServiceSummary[] }) {
  return (
    <Stack gap={10}>
      {GROUPS.map(({ groups, title }) => (
        <section key={title} aria-label={title}>
          <Stack gap={4}>
            <Heading level={2} size="lg">
              {title}
            </Heading>
            <ul className={styles.list}>
              {services
                .filter((service) => groups.includes(service.group))
                .map((service) => (
                  <ServiceCard key={service.booking_type} service={service} />
                ))}
            </ul>
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
