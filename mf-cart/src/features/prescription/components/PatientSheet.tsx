import { ErrorState, Loading, Skeleton, Stack } from '@saltbush/shared-ui/design/core';
import { Sheet } from '@saltbush/shared-ui/design/overlays';
import { Slot, type SlotProps } from '@saltbush/shared-ui/platform';
import type { RefObject } from 'react';

interface PatientSheetProps {
  /** The patient to edit; null to create one. */
  uuid: string | null;
  open: boolean;
  onClose: () => void;
  onSaved: SlotProps['patient.form']['onSaved'];
  finalFocus: RefObject<HTMLElement | null>;
}

const FIELDS = ['name', 'dob', 'gender', 'phone', 'address', 'suburb', 'health'];

function FormToCome() {
  return (
    <Loading label="Loading the form">
      <Stack gap={5}>
        {FIELDS.map((field) => (
          <Skeleton key={field} height="4.25rem" />
        ))}
      </Stack>
    </Loading>
  );
}

/** The account's patient form in a sheet beside the product. */
export function PatientSheet({ uuid, open, onClose, onSaved, finalFocus }: PatientSheetProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={uuid ? 'Edit patient' : 'Add a patient'}
      width="lg"
      finalFocus={finalFocus}
    >
      <Slot
        name="patient.form"
        props={{ patientUuid: uuid, onSaved, onCancel: onClose }}
        loading={<FormToCome />}
        fallback={(retry) => (
          <ErrorState title="We couldn’t load the form" headingLevel={3} onRetry={retry} />
        )}
      />
    </Sheet>
  );
}
