import { Button, InlineMessage } from '@saltbush/shared-ui/design/core';
import { FormLayout } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, type ReactNode, useState } from 'react';

interface CollectFormProps {
  /** Whether a pharmacy is stored on the cart. */
  isChosen: boolean;
  /** Whether there is a pharmacy to choose; without one the shopper cannot continue this way. */
  isOffered: boolean;
  /** Renders the shopper's location and nearby pharmacies, along with any error in the choice. */
  locations: (error?: string) => ReactNode;
  onDone: () => void;
}

/** Form to choose a pharmacy for collection; it needs no address. */
export function CollectForm({ isChosen, isOffered, locations, onDone }: CollectFormProps) {
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isOffered) return;
    setIsMissing(!isChosen);
    if (isChosen) onDone();
  };
  return (
    <FormLayout onSubmit={submit}>
      {locations(isMissing && !isChosen ? 'Please choose a pharmacy to collect from' : undefined)}
      {isOffered ? (
        <Button type="submit">Continue to payment</Button>
      ) : (
        <InlineMessage tone="warning">
          No pharmacy to collect from is near this place. Choose another place, or have your order delivered.
        </InlineMessage>
      )}
    </FormLayout>
  );
}
