import { Banner, Button, Cluster, Stack, Text } from '@saltbush/shared-ui/design/core';
import { Dialog, toast } from '@saltbush/shared-ui/design/overlays';
import { errorMessage, hasCode } from '@saltbush/shared-ui/platform';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Patient } from '../api/patients';
import { deletePatient } from '../api/patients-delete';
import { fullName } from '../model/format-patient';

interface DeletePatientProps {
  patient: Patient;
  open: boolean;
  onClose: () => void;
  /** Receives focus afterwards, because the button that opened the dialog may no longer exist. */
  finalFocus: RefObject<HTMLElement | null>;
}

const isInUse = (error: unknown) => hasCode(error, 'PATIENT_IN_USE');
/** Already deleted, for example in another tab, which counts as success. */
const isGone = (error: unknown) => hasCode(error, 'NOT_FOUND');

/** Asks for confirmation before deleting a patient, and shows what prevents the deletion. */
export function DeletePatient({ patient, open, onClose, finalFocus }: DeletePatientProps) {
  const name = fullName(patient);
  const done = () => {
    toast({ message: `${name} was deleted`, tone: 'success' });
    onClose();
  };
  const removal = useMutation({
    mutationFn: () => deletePatient(patient.uuid),
    onSuccess: done,
    onError: (error) => isGone(error) && done(),
  });
  const { error } = removal;
  const isNeeded = isInUse(error);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Delete ${name}?`}
      finalFocus={finalFocus}
      footer={
        <Cluster gap={3} justify="end">
          <Button variant="secondary" onClick={onClose}>
            {isNeeded ? 'Close' : 'Keep patient'}
          </Button>
          {!isNeeded && (
            <Button
              variant="danger"
              status={removal.isPending ? 'busy' : 'idle'}
              busyLabel="Deleting..."
              onClick={() => removal.mutate()}
            >
              Delete patient
            </Button>
          )}
        </Cluster>
      }
    >
      <Stack gap={4}>
        <Text>
          Health details and Medicare or IHI are deleted for good. Items in your cart for {patient.first_name}{' '}
          ask for a patient again. Past orders stay as they are.
        </Text>
        {error && (
          <Banner tone={isNeeded ? 'warning' : 'error'} title={isNeeded ? 'Not yet' : undefined} live>
            {errorMessage(error)}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
