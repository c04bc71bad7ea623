import { consultWindow, stateTime } from '@saltbush/contract';
import { Button, Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { CalendarDaysIcon, StethoscopeIcon } from '@saltbush/shared-ui/design/icons';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';
import { saveConsult } from '../model/consult-calendar';
import { ConsultChanges } from './ConsultChanges';
import { LastConsult } from './LastConsult';

interface ConsultsProps {
  subscription: Subscription;
  onBook: () => void;
  /** Leads to leaving the program, which is what cancelling its first consult is. */
  onLeave: () => void;
}

/** Shows the next consult, how to change it, and the number of free ones left, with a button to book one. */
export function Consults({ subscription, onBook, onLeave }: ConsultsProps) {
  const {
    upcoming_booking: booking,
    consult_state: state,
    num_free_consults: free,
    is_active,
    can_book_first,
  } = subscription;
  return (
    <Panel>
      <Stack gap={4} align="start">
        <Heading level={2} size="md">
          Consults
        </Heading>
        <Stack gap={1}>
          {booking ? (
            <>
              <Text tone="muted">Your next consult</Text>
              <Text strong>{consultWindow(booking.appointment_at, state, new Date())}</Text>
              <Text size="sm" tone="muted">
                {stateTime(state)}. Your doctor calls within these two hours.
              </Text>
            </>
          ) : (
            <Text>No consult is booked.</Text>
          )}
        </Stack>
        <LastConsult subscription={subscription} />
        {booking && (
          <Button variant="secondary" icon={CalendarDaysIcon} onClick={() => saveConsult(booking)}>
            Add to calendar
          </Button>
        )}
        {booking && <ConsultChanges key={booking.id} {...{ subscription, onLeave }} consult={booking} />}
        {is_active && (
          <Text tone="muted">
            {free} free follow-up {free === 1 ? 'consult' : 'consults'} left
          </Text>
        )}
        {!booking && (is_active || can_book_first) && (
          <Button variant={can_book_first ? 'primary' : 'secondary'} icon={StethoscopeIcon} onClick={onBook}>
            {can_book_first ? 'Book your first consult again' : 'Book a follow-up consult'}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
