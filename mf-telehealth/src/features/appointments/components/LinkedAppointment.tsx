import { links } from '@saltbush/contract/links';
import { ButtonLink, EmptyState, ErrorState, Stack, Text } from '@saltbush/shared-ui/design/core';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { hasCode } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { Appointment } from '../../../shared/appointment/Appointment';
import { type Booking, bookingQuery } from '../../../shared/booking/api/booking';
import { linkedBookingQuery } from '../api/linked-booking';

function Ended() {
  return (
    <EmptyState
      title="This link opens no appointment"
      picture="lost"
      headingLevel={2}
      action={<ButtonLink href={links.account.appointments()}>See your account’s appointments</ButtonLink>}
    >
      Links end 30 days after the appointment. Please check that the whole link was opened.
    </EmptyState>
  );
}

function Found({ linked }: { linked: Booking }) {
  const { data: booking } = useQuery({ ...bookingQuery(linked.uuid), initialData: linked });
  return (
    <Stack gap={6}>
      <Appointment booking={booking} />
      <Text size="sm" tone="muted">
        Whoever has this link can see and change the appointment: please do not pass it on.
      </Text>
    </Stack>
  );
}

/** A guest's appointment, by the link of its mails (rule health-16). */
export function LinkedAppointment({ token }: { token: string }) {
  const linked = useQuery(linkedBookingQuery(token));
  if (linked.data) return <Found linked={linked.data} />;
  if (hasCode(linked.error, 'NOT_FOUND')) return <Ended />;
  if (linked.isError) {
    return (
      <ErrorState headingLevel={2} onRetry={() => void linked.refetch()} busy={linked.isFetching}>
        {linked.error.message}
      </ErrorState>
    );
  }
  return <FormSkeleton fields={4} />;
}
