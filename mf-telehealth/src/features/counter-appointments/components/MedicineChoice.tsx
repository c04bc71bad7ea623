import { Banner, TextButton } from '@saltbush/shared-ui/design/core';
import { Combobox } from '@saltbush/shared-ui/design/forms';
import { useFocusOnChange } from '@saltbush/shared-ui/form-kit';
import { useRef } from 'react';
import { searchPrescribable } from '../api/search-prescribable';
import type { Prescribable } from '../model/script-form';

interface MedicineChoiceProps {
  medicine: Prescribable | null;
  error: string | undefined;
  onChoose: (medicine: Prescribable | null) => void;
}

/** The medicine that is prescribed: what the patient asked for to begin with, or one that is searched for. */
export function MedicineChoice({ medicine, error, onChoose }: MedicineChoiceProps) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button has been removed: move the focus to what replaced it.
  useFocusOnChange(medicine?.id, () => place.current?.querySelector<HTMLElement>('input, button')?.focus());
  return (
    <div ref={place}>
      {medicine ? (
        <>
          <p>
            Medicine: <strong>{medicine.name}</strong>
          </p>
          {error && (
            <Banner tone="error" live>
              {error}
            </Banner>
          )}
          <TextButton onClick={() => onChoose(null)}>Choose another medicine</TextButton>
        </>
      ) : (
        <Combobox
          label="Medicine"
          name="medicine"
          hint="On prescription, by name and strength."
          minLength={2}
          search={searchPrescribable}
          emptyText="No medicine on prescription has that name here."
          error={error}
          onSelect={onChoose}
        />
      )}
    </div>
  );
}
