import { pageTitle } from '@saltbush/contract';
import {
  Breadcrumbs,
  Container,
  ErrorState,
  Heading,
  Loading,
  Skeleton,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import { links } from '@saltbush/shared-ui/links';
import { definePage } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { servicesQuery } from '../../features/services/api/services';
import { EmergencyNote } from '../../features/services/components/EmergencyNote';
import { ServiceList } from '../../features/services/components/ServiceList';
import styles from '../telehealth.module.css';

function Services() {
  const services = useQuery(servicesQuery());
  if (services.data) return <ServiceList services={services.data} />;
  if (services.isError)
    return <ErrorState onRetry={() => void services.refetch()}>{services.error.message}</ErrorState>;
  return (
    <Loading>
      <Skeleton height="40rem" />
    </Loading>
  );
}

function ServicesPage() {
  return (
    <Container>
      <Stack gap={8} className={styles.page}>
        <Breadcrumbs items={[{ label: 'Home', href: links.home() }, { label: 'Telehealth' }]} />
        <Stack gap={3}>
          <Heading level={1}>See an Australian doctor from home</Heading>
          <Text size="lg" tone="muted">
            Consultations, scripts and certificates, seven days a week. You see the fee before you book.
          </Text>
        </Stack>
        <EmergencyNote />
        <Services />
      </Stack>
    </Container>
  );
}

export const page = definePage({
  async load({ queryClient }) {
    await queryClient.ensureQueryData(servicesQuery());
    return {
      head: {
        title: pageTitle('Telehealth: doctors, scripts and certificates online'),
        description:
          'Speak with an Australian-registered doctor by phone or video. Consultations, online scripts and medical certificates with clear fees.',
        canonical: links.telehealth.services(),
      },
    };
  },
  Component: ServicesPage,
});
