import { Button } from '@saltbush/shared-ui/design/core';
import { FormLayout } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, type ReactNode, useState } from 'react';

interface CollectFormProps {
  /** Whether a pharmacy is stored on the cart. */
  isChosen: boolean;
  /** Renders the shopper's location and nearby pharmacies, along with any error in the choice. */
  locations: (error?: string) => ReactNode;
  onDone: () => void;
}

/** Form to choose a pharmacy for collection; it needs no address. */
export function CollectForm({ isChosen, locations, onDone }: CollectFormProps) {
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(!isChosen);
    if (isChosen) onDone();
  };
  return (
    <FormLayout onSubmit={submit}>
      {locations(isMissing && !isChosen ? 'Please choose a pharmacy to collect from' : undefined)}
      <Button type="submit">Continue to payment</Button>
    </FormLayout>
  );
}
