import { Button, Heading, Stack, Text } from '@saltbush/shared-ui/design/core';
import { ConsultSlotPicker } from '../../../shared/consult-booking/ConsultSlotPicker';
import type { ConsultSlot } from '../../../shared/consult-booking/use-consult-slot';

interface TimeStepProps {
  slot: ConsultSlot;
  now: Date;
  onDone: () => void;
}

/** When the first consult is. */
export function TimeStep({ slot, now, onDone }: TimeStepProps) {
  return (
    <Stack gap={5} align="start">
      <div>
        <Heading level={2} size="lg">
          When can your doctor call?
        </Heading>
        <Text tone="muted">Your first consult is part of the program.</Text>
      </div>
      <ConsultSlotPicker slot={slot} now={now} legend="Choose a time" />
      <Button onClick={() => slot.take() && onDone()}>Continue</Button>
    </Stack>
  );
}
