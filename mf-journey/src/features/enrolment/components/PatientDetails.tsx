import { brand } from '@saltbush/shared-ui/brand';
import { InlineMessage, RemoteFallback } from '@saltbush/shared-ui/design/core';
import { FormSkeleton } from '@saltbush/shared-ui/design/orders';
import { Slot, useEnvironment } from '@saltbush/shared-ui/platform';

interface PatientDetailsProps {
  /** The patient to edit; null for a new one. */
  uuid: string | null;
  onSaved: (uuid: string) => void;
  onCancel: () => void;
}

/** The account's patient form, while somebody joins the program. */
export function PatientDetails({ uuid, onSaved, onCancel }: PatientDetailsProps) {
  const { slots } = useEnvironment();
  if (slots.fillsOf('patient.form').length === 0) {
    return (
      <InlineMessage tone="info">
        Patients can’t be added or changed right now. Please call us on {brand.contact.phone.display}.
      </InlineMessage>
    );
  }
  return (
    <Slot
      name="patient.form"
      props={{ patientUuid: uuid, onSaved: (saved) => onSaved(saved.uuid), onCancel }}
      loading={<FormSkeleton fields={6} />}
      fallback={(retry) => <RemoteFallback name="The patient form" onRetry={retry} />}
    />
  );
}
