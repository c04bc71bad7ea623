import { FREE_CHANGE_HOURS } from '@saltbush/contract';
import { MoveDialog, toSlotModel } from '@saltbush/shared-ui/appointment';
import { Button, Text } from '@saltbush/shared-ui/design/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '../booking/api/booking';
import { type SlotDays, slotsQuery } from '../slots/api/slots';
import { moveBooking } from './api/move-booking';
import { useKeepBooking } from './use-keep-booking';

const HIGHER_FEE = 'Higher fee';

/** Only times that cost no more can be chosen: nothing is charged by moving. */
const refuseFor =
  ({ starts_at, fee }: Booking) =>
  (slot: SlotDays[number]['slots'][number]) => {
    if (slot.starts_at === starts_at) return 'Your time now';
    return (slot.fee ?? 0) > fee ? HIGHER_FEE : null;
  };

/** The days to move to. One that has times, but only dearer ones, says so: it is not booked out. */
const daysFor = (days: SlotDays, booking: Booking) =>
  toSlotModel(days, refuseFor(booking)).map((day) =>
    day.slots.some(({ unavailable }) => unavailable === HIGHER_FEE)
      ? { ...day, full: 'Only times with a higher fee' }
      : day,
  );

/** What moving costs, and how one gets to a dearer time (rule health-15). */
function Terms({ hasDearer }: { hasDearer: boolean }) {
  return (
    <>
      <Text tone="muted">
        Moving is free until {FREE_CHANGE_HOURS} hours before. If the new time has a lower fee, we return the
        difference.
      </Text>
      {hasDearer && (
        <Text tone="muted">
          You can’t move to a time with a higher fee. If you would like one, cancel this booking, and book the
          other time: until {FREE_CHANGE_HOURS} hours before, your whole fee goes back to you.
        </Text>
      )}
    </>
  );
}

function Open({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const days = useQuery(slotsQuery(booking.booking_type, booking.state));
  const keep = useKeepBooking();
  const model = daysFor(days.data ?? [], booking);
  return (
    <MoveDialog
      title="Move your appointment"
      failed="Your appointment has not moved"
      state={booking.state}
      days={days}
      model={model}
      terms={
        <Terms hasDearer={model.some(({ slots }) => slots.some((one) => one.unavailable === HIGHER_FEE))} />
      }
      move={async (startsAt) => keep(await moveBooking(booking.uuid, startsAt))}
      onClose={onClose}
    />
  );
}

/** Moves an appointment to another time (rule health-15). */
export function MoveBooking({ booking }: { booking: Booking }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Move this appointment
      </Button>
      {isOpen && <Open booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
}
