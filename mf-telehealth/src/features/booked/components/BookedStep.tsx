import { links } from '@saltbush/contract/links';
import { ButtonLink, ErrorState, Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { useQuery } from '@tanstack/react-query';
import { Appointment, isUpcoming } from '../../../shared/appointment/Appointment';
import { type Booking, bookingQuery } from '../../../shared/booking/api/booking';

const HOUR_MS = 60 * 60_000;

/** What follows a booking: only what the shop does. */
function next({ starts_at }: Booking, now: number): string[] {
  const isRemindedTwice = Date.parse(starts_at) - now > 24 * HOUR_MS;
  const isReminded = Date.parse(starts_at) - now > HOUR_MS;
  const reminder = isRemindedTwice
    ? 'We remind you by e-mail a day and an hour before.'
    : 'We remind you by e-mail an hour before.';
  return [
    'A confirmation is on its way to your e-mail address, with a link to this appointment.',
    ...(isReminded ? [reminder] : []),
    'The practitioner reads what you told us, and rings you within the two hours.',
  ];
}

function Next({ booking }: { booking: Booking }) {
  return (
    <Stack gap={2}>
      <Heading level={2} size="md">
        What happens next
      </Heading>
      {next(booking, Date.now()).map((text) => (
        <Text key={text}>{text}</Text>
      ))}
    </Stack>
  );
}

/** The booking's confirmation: what was booked, what happens next, and how to change it. */
export function BookedStep({ uuid }: { uuid: string }) {
  const query = useQuery(bookingQuery(uuid));
  const booking = query.data;
  if (!booking) {
    if (!query.isError) return <FormSkeleton fields={4} />;
    return (
      <ErrorState headingLevel={2} onRetry={() => void query.refetch()} busy={query.isFetching}>
        {query.error.message}
      </ErrorState>
    );
  }
  return (
    <Stack gap={6}>
      <Appointment booking={booking} />
      {isUpcoming(booking) && <Next booking={booking} />}
      <ButtonLink block href={booking.guest_path ?? links.account.appointments()}>
        {booking.guest_path ? 'Open your appointment’s page' : 'See your appointments'}
      </ButtonLink>
      <ButtonLink variant="secondary" block href={links.home()}>
        Continue shopping
      </ButtonLink>
    </Stack>
  );
}
