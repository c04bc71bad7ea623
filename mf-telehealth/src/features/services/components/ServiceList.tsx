import { bookingType, SERVICE_SECTIONS } from '@saltbush/contract';
import { brand } from '@saltbush/shared-ui/brand';
import {
  EmptyState,
  Heading,
  Loading,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@saltbush/shared-ui/design/core';
import type { ServiceSummary } from '../../../shared/services/api/services';
import { ServiceCard } from './ServiceCard';
import styles from './ServiceList.module.css';

const sections = Object.entries(SERVICE_SECTIONS);

/** Services in sections, each with fee and purpose; empty sections are omitted. */
export function ServiceList({ services }: { services: readonly ServiceSummary[] }) {
  if (services.length === 0) {
    return (
      <EmptyState title="No service is on offer right now" picture="calendar">
        Please look in again later. Our pharmacists are on{' '}
        <TextLink href={brand.contact.phone.href}>{brand.contact.phone.display}</TextLink>.
      </EmptyState>
    );
  }
  const shown = sections
    .map(([section, { title }]) => ({
      title,
      members: services.filter(({ booking_type }) => bookingType(booking_type)?.section === section),
    }))
    .filter(({ members }) => members.length > 0);
  return (
    <div className={styles.sections}>
      <Text tone="muted">By day is 8 am to 6 pm on business days, after hours every other time.</Text>
      {shown.map(({ title, members }) => (
        <section key={title} aria-label={title}>
          <Stack gap={4}>
            <Heading level={2} size="lg">
              {title}
            </Heading>
            <ul className={styles.list}>
              {members.map((service) => (
                <ServiceCard key={service.booking_type} service={service} />
              ))}
            </ul>
          </Stack>
        </section>
      ))}
    </div>
  );
}

const PLACES = ['two', 'three', 'four'].map((name, index) => ({
  name,
  cards: ['a', 'b', 'c', 'd'].slice(0, index + 2),
}));

/** Skeleton of the list. */
export function ServiceListSkeleton() {
  return (
    <Loading label="Loading services">
      <Stack gap={10}>
        {PLACES.map(({ name, cards }) => (
          <Stack gap={4} key={name}>
            <Skeleton width="14rem" height="1.75rem" />
            <div className={styles.list}>
              {cards.map((card) => (
                <Skeleton key={card} height="12rem" className={styles.place} />
              ))}
            </div>
          </Stack>
        ))}
      </Stack>
    </Loading>
  );
}
