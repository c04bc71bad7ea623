import { deliveryInstructionsError, MAX_DELIVERY_INSTRUCTIONS } from '@saltbush/contract';
import { Stack } from '@saltbush/shared-ui/design/core';
import { Checkbox, TextArea } from '@saltbush/shared-ui/design/forms';
import { useEffect, useState } from 'react';
import { forgetDeliveryNote, typeDeliveryNote, useDeliveryNote } from '../../../shared/cart/delivery-note';

interface DeliveryInstructionsProps {
  cartUuid: string;
  authorityToLeave: boolean;
  instructions: string;
  onChange: (change: { authority_to_leave?: boolean; delivery_instructions?: string }) => void;
}

/** Authority to leave, and a note for the driver that is saved when the field loses focus. */
export function DeliveryInstructions({
  cartUuid,
  authorityToLeave,
  instructions,
  onChange,
}: DeliveryInstructionsProps) {
  const text = useDeliveryNote(cartUuid, instructions);
  const isStored = text === instructions;
  useEffect(() => {
    if (isStored) forgetDeliveryNote();
  }, [isStored]);
  const [isLeft, setIsLeft] = useState(authorityToLeave);
  const error = deliveryInstructionsError(text);
  const store = () => {
    if (!error && text.trim() !== instructions) onChange({ delivery_instructions: text.trim() });
  };
  return (
    <Stack gap={4}>
      <Checkbox
        name="authority-to-leave"
        label="Authority to leave"
        hint="The driver may leave the parcel in a safe place without a signature."
        checked={isLeft}
        onChange={(event) => {
          setIsLeft(event.target.checked);
          onChange({ authority_to_leave: event.target.checked });
        }}
      />
      <TextArea
        name="delivery-instructions"
        label="Delivery instructions"
        optional
        rows={2}
        hint={`A note for the driver, at most ${MAX_DELIVERY_INSTRUCTIONS} characters.`}
        value={text}
        error={error ?? undefined}
        onChange={(event) => typeDeliveryNote(cartUuid, event.target.value)}
        onBlur={store}
      />
    </Stack>
  );
}
