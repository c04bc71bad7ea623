import { pageTitle, readTelehealthReturn } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Breadcrumbs, Container, ErrorState, Section } from '@saltbush/shared-ui/design/core';
import { definePage, navigate, type PageProps } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Alternatives } from '../../features/services/components/Alternatives';
import { EmergencyNote } from '../../features/services/components/EmergencyNote';
import { Faq } from '../../features/services/components/Faq';
import { Hero } from '../../features/services/components/Hero';
import { HowItWorks } from '../../features/services/components/HowItWorks';
import { ServiceList, ServiceListSkeleton } from '../../features/services/components/ServiceList';
import { WhoYouTalkTo } from '../../features/services/components/WhoYouTalkTo';
import { bookingPath } from '../../shared/booking/links';
import styles from '../../shared/page-layout/telehealth.module.css';
import { servicesQuery } from '../../shared/services/api/services';

function Services() {
  const services = useQuery(servicesQuery());
  if (services.data) return <ServiceList services={services.data} />;
  if (services.isError)
    return <ErrorState onRetry={() => void services.refetch()}>{services.error.message}</ErrorState>;
  return <ServiceListSkeleton />;
}

/** A shopper who left a booking to link a rewards card continues with it (section 4.n). */
function useReturn(search: URLSearchParams): void {
  const { data: services } = useQuery(servicesQuery());
  const back = readTelehealthReturn(search.toString());
  const slug = services?.find(({ booking_type }) => booking_type === back?.bookingType)?.slug;
  const query = search.toString();
  useEffect(() => {
    const from = { pathname: links.telehealth.services(), search: query };
    if (slug) navigate(`${bookingPath(slug, 'patient')}&${query}`, { replace: from });
  }, [slug, query]);
}

function ServicesPage({ search }: PageProps) {
  useReturn(search);
  return (
    <>
      <Container className={styles.crumbs}>
        <Breadcrumbs items={[{ label: 'Home', href: links.home() }, { label: 'Telehealth' }]} />
      </Container>
      <Hero />
      <Container>
        <div className={`${styles.page} ${styles.offer}`}>
          <EmergencyNote />
          <Services />
        </div>
      </Container>
      <Section ground="mist" label="How it works" className={styles.steps}>
        <HowItWorks />
      </Section>
      <Container>
        <div className={`${styles.page} ${styles.sections}`}>
          <WhoYouTalkTo />
          <Alternatives />
          <Faq />
        </div>
      </Container>
    </>
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
