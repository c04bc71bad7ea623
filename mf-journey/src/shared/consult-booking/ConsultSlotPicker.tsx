import { STATE_NAMES } from '@saltbush/contract';
import { SlotPicker } from '@saltbush/shared-ui/design/forms';
import { useId, useMemo } from 'react';
import { slotDays } from './slot-days';
import type { ConsultSlot } from './use-consult-slot';
import { useFocusOnAttempt } from './use-focus-on-attempt';

/** Selects a day and time for a consult. */
export function ConsultSlotPicker({ slot, now, legend }: { slot: ConsultSlot; now: Date; legend: string }) {
  const days = useMemo(() => slotDays(now, slot.state, slot.refused), [now, slot.state, slot.refused]);
  const id = useId();
  const picker = useFocusOnAttempt(id, slot.attempt);
  return (
    <div ref={picker}>
      <SlotPicker
        id={id}
        legend={legend}
        name="consult-slot"
        days={days}
        value={slot.chosen}
        refused={slot.refused.at(-1)}
        onChange={slot.choose}
        hint={`Your doctor calls within the two hours you choose. Times are those of ${STATE_NAMES[slot.state]}.`}
        error={slot.message ?? undefined}
      />
    </div>
  );
}
