import { type BookingType, STATE_NAMES, type State } from '@saltbush/contract';
import { findFree, SlotsSkeleton, toSlotModel } from '@saltbush/shared-ui/appointment';
import { Banner, Button, ErrorState, Stack } from '@saltbush/shared-ui/design/core';
import { SlotPicker } from '@saltbush/shared-ui/design/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingSlot } from '../../../shared/booking/draft';
import { type SlotDays, slotsQuery } from '../../../shared/slots/api/slots';

interface TimeStepProps {
  bookingType: BookingType;
  state: State;
  slot: BookingSlot | null;
  /** Why the previously selected slot is unavailable (section 8). */
  refusal: string | null;
  /** Start of that slot: its day stays open. */
  refused: string | null;
  onDone: (slot: BookingSlot) => void;
}

const useDays = (bookingType: BookingType, state: State) => useQuery(slotsQuery(bookingType, state));

function Picker({ days, state, slot, refused, onDone }: TimeStepProps & { days: SlotDays }) {
  const [chosen, setChosen] = useState(slot?.state === state ? slot.starts_at : null);
  const [error, setError] = useState<string | undefined>();
  const found = findFree(days, chosen);
  const submit = () => {
    const { starts_at, fee = null } = found?.slot ?? {};
    if (found && starts_at) onDone({ starts_at, state, words: found.words, fee });
    else setError('Please choose a time');
  };
  const choose = (id: string) => {
    setChosen(id);
    setError(undefined);
  };
  return (
    <Stack gap={6}>
      <SlotPicker
        name="slot"
        id="slot"
        legend="Day and time"
        hint={`The practitioner calls within the two hours. Times are those of ${STATE_NAMES[state]}; each shows its fee.`}
        days={toSlotModel(days)}
        value={found ? chosen : null}
        refused={refused}
        onChange={choose}
        error={error}
      />
      <Button block onClick={submit}>
        Continue
      </Button>
    </Stack>
  );
}

/** The date picker of a booking: the next days, then a window of two hours (section 2.21). */
export function TimeStep(props: TimeStepProps) {
  const days = useDays(props.bookingType, props.state);
  return (
    <Stack gap={6}>
      {props.refusal && (
        <Banner tone="error" title="Please choose another time" live>
          {props.refusal}
        </Banner>
      )}
      {days.data && <Picker {...props} days={days.data} />}
      {!days.data && days.isError && (
        <ErrorState headingLevel={2} onRetry={() => void days.refetch()} busy={days.isFetching}>
          {days.error.message}
        </ErrorState>
      )}
      {days.isPending && <SlotsSkeleton />}
    </Stack>
  );
}
