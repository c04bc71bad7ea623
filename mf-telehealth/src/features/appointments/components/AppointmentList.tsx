import { links } from '@saltbush/contract/links';
import { ButtonLink, EmptyState, ErrorState, Heading, Loading, Stack } from '@saltbush/shared-ui/design/core';
import { Pagination } from '@saltbush/shared-ui/design/listing';
import { TileSkeleton } from '@saltbush/shared-ui/design/orders';
import { useQuery } from '@tanstack/react-query';
import { Appointment, isUpcoming } from '../../../shared/appointment/Appointment';
import type { Booking } from '../../../shared/booking/api/booking';
import { servicesQuery } from '../../../shared/services/api/services';
import { appointmentsQuery } from '../api/appointments';
import { type PastConsult, type ProgramConsult, programConsultsQuery } from '../api/program-consults';
import styles from './AppointmentList.module.css';
import { PastAppointment, PastProgramConsult } from './PastAppointment';
import { ProgramConsultTile } from './ProgramConsultTile';

const hrefFor = (page: number) => `${links.account.appointments()}${page > 1 ? `?page=${page}` : ''}`;

/** The names of the services; a consultation of one that is no longer offered is just that. */
function useTitles() {
  const { data } = useQuery(servicesQuery());
  return ({ booking_type }: Booking) =>
    data?.find((service) => service.booking_type === booking_type)?.title ?? 'Consultation';
}

export const AppointmentsSkeleton = () => (
  <Loading label="Loading your appointments">
    <Stack gap={4}>
      <TileSkeleton />
      <TileSkeleton />
    </Stack>
  </Loading>
);

function Upcoming({ bookings, consults }: { bookings: Booking[]; consults: readonly ProgramConsult[] }) {
  const titleOf = useTitles();
  return (
    <section aria-label="Upcoming">
      <Stack gap={6} className={styles.upcoming}>
        <Heading level={2} size="lg">
          Upcoming
        </Heading>
        {consults.map((consult) => (
          <ProgramConsultTile key={consult.id} consult={consult} />
        ))}
        {bookings.map((booking) => (
          <article key={booking.uuid} aria-label={titleOf(booking)}>
            <Stack gap={3}>
              <Heading level={3} size="md">
                {titleOf(booking)}
              </Heading>
              <Appointment booking={booking} headingLevel={3} />
            </Stack>
          </article>
        ))}
        {bookings.length + consults.length === 0 && (
          <EmptyState
            title="No appointment is coming up"
            picture="calendar"
            headingLevel={3}
            action={<ButtonLink href={links.telehealth.services()}>See a doctor</ButtonLink>}
          >
            Consultations that you book appear here.
          </EmptyState>
        )}
      </Stack>
    </section>
  );
}

function Past({ bookings, consults }: { bookings: Booking[]; consults: readonly PastConsult[] }) {
  const titleOf = useTitles();
  if (bookings.length + consults.length === 0) return null;
  return (
    <section aria-label="Past">
      <Stack gap={4}>
        <Heading level={2} size="lg">
          Past
        </Heading>
        <ul className={styles.list}>
          {consults.map((consult) => (
            <PastProgramConsult key={consult.id} consult={consult} />
          ))}
          {bookings.map((booking) => (
            <PastAppointment key={booking.uuid} booking={booking} title={titleOf(booking)} />
          ))}
        </ul>
      </Stack>
    </section>
  );
}

/** The account's consultations, also those of its programs: upcoming first, then past (rule health-16). */
export function AppointmentList({ page }: { page: number }) {
  const appointments = useQuery(appointmentsQuery(page));
  const programs = useQuery(programConsultsQuery());
  if (appointments.isError) {
    return (
      <ErrorState headingLevel={2} onRetry={() => void appointments.refetch()} busy={appointments.isFetching}>
        {appointments.error.message}
      </ErrorState>
    );
  }
  if (!appointments.data) return <AppointmentsSkeleton />;
  const { data, paginatorInfo } = appointments.data;
  const upcoming = data.filter((booking) => isUpcoming(booking)).reverse();
  return (
    <Stack gap={10}>
      {(page === 1 || upcoming.length > 0) && (
        <Upcoming bookings={upcoming} consults={page === 1 ? (programs.data?.next ?? []) : []} />
      )}
      <Past
        bookings={data.filter((booking) => !isUpcoming(booking))}
        consults={page === 1 ? (programs.data?.past ?? []) : []}
      />
      {paginatorInfo.last_page > 1 && (
        <Pagination
          page={page}
          pageCount={paginatorInfo.last_page}
          hrefFor={hrefFor}
          label="Pages of appointments"
        />
      )}
    </Stack>
  );
}
