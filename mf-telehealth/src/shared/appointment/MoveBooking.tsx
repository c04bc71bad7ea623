import { FREE_CHANGE_HOURS, STATE_NAMES } from '@saltbush/contract';
import { Banner, Button, ErrorState, Stack, Text, useActionStatus } from '@saltbush/shared-ui/design/core';
import { SlotPicker } from '@saltbush/shared-ui/design/forms';
import { ResponsiveDialog } from '@saltbush/shared-ui/design/overlays';
import { errorMessage, hasCode } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '../booking/api/booking';
import { slotsQuery } from '../slots/api/slots';
import { SlotsSkeleton } from '../slots/SlotsSkeleton';
import { findFree, type Refuse, type SlotDays, toSlotModel } from '../slots/slot-model';
import { moveBooking } from './api/move-booking';
import { useKeepBooking } from './use-keep-booking';

const HIGHER_FEE = 'Higher fee';

/** Only times that cost no more can be chosen: nothing is charged by moving. */
const refuseFor =
  ({ starts_at, fee }: Booking): Refuse =>
  (slot) => {
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

function useMove(booking: Booking, onMoved: () => void) {
  const days = useQuery(slotsQuery(booking.booking_type, booking.state));
  const [chosen, setChosen] = useState<string | null>(null);
  const [missing, setMissing] = useState<string | undefined>();
  const { status, run, failure } = useActionStatus();
  const keep = useKeepBooking();
  const found = days.data ? findFree(days.data, chosen) : null;
  const move = async () => {
    if (!found) return setMissing('Please choose a time');
    await run(async () => {
      try {
        keep(await moveBooking(booking.uuid, found.slot.starts_at));
        onMoved();
      } catch (error) {
        // Somebody else was faster: the picker shows what is left of the same day.
        if (hasCode(error, 'SLOT_UNAVAILABLE')) void days.refetch();
        throw error;
      }
    });
  };
  const choose = (id: string) => {
    setChosen(id);
    setMissing(undefined);
  };
  const isFailed = failure !== null && failure !== undefined && status === 'idle';
  return { days, found, missing, status, move, choose, problem: isFailed ? errorMessage(failure) : null };
}

function MoveDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { days, found, missing, status, move, choose, problem } = useMove(booking, onClose);
  const model = daysFor(days.data ?? [], booking);
  return (
    <ResponsiveDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Move your appointment"
      footer={
        <Button block status={status} busyLabel="Moving…" onClick={() => void move()}>
          {found ? `Move to ${found.words}` : 'Move'}
        </Button>
      }
    >
      <Stack gap={5}>
        <Terms hasDearer={model.some(({ slots }) => slots.some((one) => one.unavailable === HIGHER_FEE))} />
        {problem && (
          <Banner tone="error" title="Your appointment has not moved" live>
            {problem}
          </Banner>
        )}
        {days.data && (
          <SlotPicker
            name="move"
            legend="New day and time"
            hint={`Times are those of ${STATE_NAMES[booking.state]}.`}
            days={model}
            value={found?.slot.starts_at ?? null}
            onChange={choose}
            error={missing}
          />
        )}
        {!days.data && days.isError && (
          <ErrorState headingLevel={3} onRetry={() => void days.refetch()} busy={days.isFetching}>
            {days.error.message}
          </ErrorState>
        )}
        {days.isPending && <SlotsSkeleton />}
      </Stack>
    </ResponsiveDialog>
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
      {isOpen && <MoveDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
}
