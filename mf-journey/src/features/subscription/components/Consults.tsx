import { Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import type { Subscription } from '../api/subscriptions';
import { formatAppointment } from '../dates';

/** The next consult, and how many free ones are left. */
export function Consults({ subscription }: { subscription: Subscription }) {
  const { upcoming_booking: booking, num_free_consults: free } = subscription;
  return (
    <Panel>
      <Stack gap={2}>
        <Heading level={2} size="md">
          Consults
        </Heading>
        <Text>{booking ? `Next: ${formatAppointment(booking.appointment_at)}` : 'Nothing is booked.'}</Text>
        <Text size="sm" tone="muted">
          {free} free follow-up {free === 1 ? 'consult' : 'consults'} left
        </Text>
      </Stack>
    </Panel>
  );
}
