import { Button } from '@saltbush/shared-ui/design/core';
import { FormLayout } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, type ReactNode, useState } from 'react';

interface CollectFormProps {
  /** True once the cart knows the pharmacy. */
  isChosen: boolean;
  /** Where the shopper is, and pharmacies nearby; with what is wrong with the choice. */
  locations: (error?: string) => ReactNode;
  onDone: () => void;
}

/** A pharmacy to collect from; no address is needed. */
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
