import { consultOffset, FREE_CHANGE_HOURS, type State } from '@saltbush/contract';
import { publish } from '@saltbush/shared-ui/bus';
import { Button, Text } from '@saltbush/shared-ui/design/core';
import { subscriptionKeys } from '@saltbush/shared-ui/entities';
import { hasCode } from '@saltbush/shared-ui/platform';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { consultTimesQuery } from './consult-times';
import { MoveDialog } from './MoveDialog';
import { moveConsult } from './move-consult';
import { toSlotModel } from './slot-model';

export interface MoveConsultProps {
  subscriptionId: string;
  consult: { id: string; appointment_at: string };
  /** The patient's state. */
  state: State;
  size?: 'sm';
}

type Time = { is_current: boolean; has_other_fee: boolean; is_available: boolean; message?: string | null };

/** The reason that the picker shows: the api's, or what only the consult's own time and fee say. */
const withReason = <One extends Time>(slot: One) => {
  if (slot.is_current) return { ...slot, message: 'Your time now' };
  return slot.has_other_fee && !slot.message ? { ...slot, message: 'Another fee' } : slot;
};

function Terms({ hasOtherFee }: { hasOtherFee: boolean }) {
  return (
    <>
      <Text tone="muted">Moving is free until {FREE_CHANGE_HOURS} hours before.</Text>
      {hasOtherFee && (
        <Text tone="muted">
          You can’t move to a time with another fee. If you would like one, cancel this consult, and book the
          other time: until {FREE_CHANGE_HOURS} hours before, your whole fee goes back to you.
        </Text>
      )}
    </>
  );
}

function Open({ subscriptionId, consult, state, onClose }: MoveConsultProps & { onClose: () => void }) {
  const client = useQueryClient();
  const times = useQuery(consultTimesQuery(subscriptionId));
  const days = times.data?.map((day) => ({ ...day, slots: day.slots.map(withReason) }));
  const refresh = () => client.invalidateQueries({ queryKey: subscriptionKeys.all });
  const move = async (datetime: string) => {
    const at = { datetime, gmt_offset: consultOffset(datetime, state) };
    const shown = { booking_id: consult.id, shown_at: consult.appointment_at };
    try {
      await moveConsult({ subscription_id: subscriptionId, ...shown, ...at });
      publish('program:changed', {});
    } catch (error) {
      // Another page has changed it: this one shows where it is now, and moves it from there.
      if (hasCode(error, 'CONSULT_MOVED') || hasCode(error, 'CONSULT_NOT_BOOKED')) void refresh();
      throw error;
    }
    await refresh();
  };
  const hasOtherFee = (days ?? []).some(({ slots }) => slots.some(({ has_other_fee }) => has_other_fee));
  return (
    <MoveDialog
      title="Move your consult"
      failed="Your consult has not moved"
      state={state}
      days={{ ...times, data: days }}
      model={toSlotModel(days ?? [])}
      terms={<Terms hasOtherFee={hasOtherFee} />}
      move={move}
      onClose={onClose}
    />
  );
}

/** Moves a program's booked consult to another free time (rule health-15). */
export function MoveConsult(props: MoveConsultProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size={props.size} onClick={() => setOpen(true)}>
        Move this consult
      </Button>
      {isOpen && <Open {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
