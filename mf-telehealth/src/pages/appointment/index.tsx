import { pageTitle } from '@saltbush/contract';
import { Container, Heading, Stack } from '@saltbush/shared-ui/design/core';
import { definePage, type PageProps } from '@saltbush/shared-ui/platform';
import { LinkedAppointment } from '../../features/appointments/components/LinkedAppointment';
import styles from '../booking/booking.module.css';

function AppointmentPage({ params }: PageProps) {
  return (
    <Container className={styles.page} width="text">
      <Stack gap={6}>
        <Heading level={1}>Your appointment</Heading>
        <LinkedAppointment token={params.token ?? ''} />
      </Stack>
    </Container>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Your appointment'), robots: 'noindex' } }),
  Component: AppointmentPage,
});
