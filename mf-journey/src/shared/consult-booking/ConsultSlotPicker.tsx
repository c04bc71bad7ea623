import { SlotPicker } from '@saltbush/shared-ui/design/forms';
import { useId, useMemo } from 'react';
import { consultDays } from './consult-days';
import type { ConsultSlot } from './use-consult-slot';
import { useFocusOnAttempt } from './use-focus-on-attempt';

/** Selects a day and time for a consult. */
export function ConsultSlotPicker({ slot, now, legend }: { slot: ConsultSlot; now: Date; legend: string }) {
  const days = useMemo(() => consultDays(now, slot.zone, slot.refused), [now, slot.zone, slot.refused]);
  const place = slot.zone.split('/').pop()?.replace('_', ' ');
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
        onChange={slot.choose}
        hint={`Your doctor calls within the two hours you choose. Times are ${place} time.`}
        error={slot.message ?? undefined}
      />
    </div>
  );
}
