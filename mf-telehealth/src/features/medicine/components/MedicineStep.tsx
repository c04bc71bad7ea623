import { PRESCRIPTION_MEDICINE_MISSING } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import {
  Button,
  InlineMessage,
  Panel,
  Stack,
  Text,
  TextButton,
  TextLink,
} from '@saltbush/shared-ui/design/core';
import { Combobox } from '@saltbush/shared-ui/design/forms';
import { useFocusOnChange } from '@saltbush/shared-ui/form-kit';
import { useRef, useState } from 'react';
import type { Medicine } from '../../../shared/booking/health-answers';
import { searchMedicines } from '../api/search-medicines';

interface MedicineStepProps {
  medicine: Medicine | null;
  onChoose: (medicine: Medicine | null) => void;
  onDone: () => void;
}

const search = async (query: string, signal: AbortSignal) =>
  (await searchMedicines(query, signal)).map(({ id, name }) => ({ id, label: name }));

/** Prescription search: the medicine to request a script for. */
export function MedicineStep({ medicine, onChoose, onDone }: MedicineStepProps) {
  const [error, setError] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The pressed button has been removed: move the focus to what replaced it.
  useFocusOnChange(medicine?.id, () => place.current?.querySelector<HTMLElement>('input, button')?.focus());
  return (
    <Stack gap={6}>
      <div ref={place}>
        {medicine ? (
          <Panel ground="plum-soft">
            <Stack gap={2}>
              <Text size="sm">You chose</Text>
              <Text strong size="lg">
                {medicine.name}
              </Text>
              <div>
                <TextButton onClick={() => onChoose(null)}>Choose another medicine</TextButton>
              </div>
            </Stack>
          </Panel>
        ) : (
          <Combobox
            label="Name of the medicine"
            hint="As it is on the box or on your last script, with its strength."
            minLength={2}
            search={search}
            emptyText="No prescription medicine has that name here. Check the spelling, or ask a doctor in a short consult."
            onSelect={({ id, label }) => {
              setError(false);
              onChoose({ id, name: label });
            }}
          />
        )}
      </div>
      {error && !medicine && (
        <InlineMessage tone="error" live>
          {PRESCRIPTION_MEDICINE_MISSING}
        </InlineMessage>
      )}
      <Button block onClick={() => (medicine ? onDone() : setError(true))}>
        Continue
      </Button>
      <Text size="sm" tone="muted">
        Medicines of dependence can’t be requested here.{' '}
        <TextLink href={links.telehealth.shortConsult()}>Talk with a doctor</TextLink> about anything else.
      </Text>
    </Stack>
  );
}
