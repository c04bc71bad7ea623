import { pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Stack,
} from '@saltbush/shared-ui/design/core';
import { definePage, type PageProps } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { BookingLink } from '../../features/entry/components/BookingLink';
import { Alternatives } from '../../features/services/components/Alternatives';
import { Faq } from '../../features/services/components/Faq';
import { ServiceDetail } from '../../features/services/components/ServiceDetail';
import { ServiceSkeleton } from '../../features/services/components/ServiceSkeleton';
import { WhoYouTalkTo } from '../../features/services/components/WhoYouTalkTo';
import styles from '../../shared/page-layout/telehealth.module.css';
import { type Service, serviceQuery } from '../../shared/services/api/service';

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

function Detail({ service }: { service: Service }) {
  const { booking_type, slug, button_label } = service;
  const button = (
    <BookingLink
      bookingType={booking_type}
      slug={slug}
      productId={service.product?.id ?? null}
      label={button_label}
      isOnLanding
    />
  );
  return (
    <Stack gap={16}>
      <ServiceDetail service={service} action={button} />
      <WhoYouTalkTo />
      <Alternatives />
      <Faq />
    </Stack>
  );
}

function Content({ slug }: { slug: string }) {
  const service = useQuery(serviceQuery(slug));
  if (service.data) return <Detail service={service.data} />;
  if (service.data === null) return <NotFound />;
  if (service.isError)
    return <ErrorState onRetry={() => void service.refetch()}>{service.error.message}</ErrorState>;
  return <ServiceSkeleton />;
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
      <div className={styles.crumbs}>
        <Breadcrumbs items={crumbs} />
      </div>
      <div className={styles.page}>
        <Content slug={slug} />
      </div>
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
