import { Button, Stack, Text } from '@saltbush/shared-ui/design/core';
import { ConsultSlotPicker } from '../../../shared/consult-booking/ConsultSlotPicker';
import type { ConsultSlot } from '../../../shared/consult-booking/use-consult-slot';

interface TimeStepProps {
  slot: ConsultSlot;
  now: Date;
  onDone: () => void;
}

/** Selects a time for the first consult. */
export function TimeStep({ slot, now, onDone }: TimeStepProps) {
  return (
    <Stack gap={5} align="start">
      <Text tone="muted">Your first consult is part of the program.</Text>
      <ConsultSlotPicker slot={slot} now={now} legend="Choose a time" />
      <Button onClick={() => slot.toInput() && onDone()}>Continue</Button>
    </Stack>
  );
}
