import { pageTitle } from '@saltbush/contract';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Loading,
  Skeleton,
  Stack,
} from '@saltbush/shared-ui/design/core';
import { links } from '@saltbush/shared-ui/links';
import { definePage, type PageProps } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from '../../features/services/api/service';
import { ServiceDetail } from '../../features/services/components/ServiceDetail';
import styles from '../telehealth.module.css';

function NotFound() {
  return (
    <EmptyState
      title="We can’t find that service"
      picture="lost"
      action={<ButtonLink href={links.telehealth.services()}>See all services</ButtonLink>}
    >
      It may have moved, or is no longer offered.
    </EmptyState>
  );
}

function Content({ slug }: { slug: string }) {
  const service = useQuery(serviceQuery(slug));
  if (service.data) return <ServiceDetail service={service.data} />;
  if (service.data === null) return <NotFound />;
  if (service.isError)
    return <ErrorState onRetry={() => void service.refetch()}>{service.error.message}</ErrorState>;
  return (
    <Loading>
      <Skeleton height="40rem" />
    </Loading>
  );
}

function ServicePage({ params }: PageProps) {
  const slug = params.slug ?? '';
  const { data: service } = useQuery(serviceQuery(slug));
  const crumbs = [
    { label: 'Home', href: links.home() },
    { label: 'Telehealth', href: links.telehealth.services() },
    { label: service?.title ?? 'Service' },
  ];
  return (
    <Container>
      <Stack gap={6} className={styles.page}>
        <Breadcrumbs items={crumbs} />
        <Content slug={slug} />
      </Stack>
    </Container>
  );
}

export const page = definePage({
  async load({ params, queryClient }) {
    const slug = params.slug ?? '';
    const service = await queryClient.ensureQueryData(serviceQuery(slug));
    if (!service) return { status: 404, head: { title: pageTitle('Service not found'), robots: 'noindex' } };
    return {
      head: {
        title: pageTitle(service.title),
        description: service.summary,
        canonical: links.telehealth.service(slug),
      },
    };
  },
  Component: ServicePage,
});
