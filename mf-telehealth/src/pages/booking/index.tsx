import { pageTitle, readTelehealthReturn } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { ButtonLink, Container, EmptyState, ErrorState } from '@saltbush/shared-ui/design/core';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { definePage, type PageProps } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readStep } from '../../shared/booking/steps';
import { serviceQuery } from '../../shared/services/api/service';
import { BookingFlow } from './BookingFlow';
import styles from './booking.module.css';

/** Other pages open the telehealth appointment, which starts with the consult selection. */
const slugOf = (params: PageProps['params']): string => params.slug ?? 'short-consult';

function NotFound() {
  return (
    <EmptyState
      title="We can’t find that service"
      headingLevel={1}
      picture="lost"
      action={<ButtonLink href={links.telehealth.services()}>See all services</ButtonLink>}
    >
      It may have moved, or is no longer offered.
    </EmptyState>
  );
}

function Content({ params, search }: PageProps) {
  const service = useQuery(serviceQuery(slugOf(params)));
  const asked = { step: readStep(search.get('step')), question: Number(search.get('q')) || 1 };
  const [back] = useState(() => readTelehealthReturn(search.toString()));
  if (service.data) {
    const hasLinkedCard = back?.bookingType === service.data.booking_type;
    return <BookingFlow service={service.data} search={search} asked={asked} hasLinkedCard={hasLinkedCard} />;
  }
  if (service.data === null) return <NotFound />;
  if (service.isError) {
    return (
      <ErrorState headingLevel={1} onRetry={() => void service.refetch()} busy={service.isFetching}>
        {service.error.message}
      </ErrorState>
    );
  }
  return <FormSkeleton fields={4} />;
}

function BookingPage(props: PageProps) {
  return (
    <Container className={styles.page}>
      <Content {...props} />
    </Container>
  );
}

export const page = definePage({
  async load({ params, queryClient }) {
    const slug = slugOf(params);
    const service = await queryClient.ensureQueryData(serviceQuery(slug));
    if (!service) return { status: 404, head: { title: pageTitle('Service not found'), robots: 'noindex' } };
    return {
      head: {
        title: pageTitle(`Book: ${service.title}`),
        description: service.summary,
        canonical: links.telehealth.service(slug),
        robots: 'noindex',
      },
    };
  },
  Component: BookingPage,
});
