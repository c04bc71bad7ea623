import {
  type CheckInOutcome,
  careMessageError,
  checkInOutcome,
  MAX_CARE_MESSAGE,
  SYMPTOM_NAMES,
  SYMPTOMS,
  type Symptom,
  symptomsInOrder,
} from '@saltbush/contract';
import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { Checkbox, CheckboxGroup, FormLayout, TextArea } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { Fragment } from 'react';
import { useForm } from 'react-hook-form';
import { useMessageId } from '../../../shared/care/use-message-id';
import { recordCheckIn } from '../api/record-check-in';
import { useConversationChange } from '../model/use-conversation-change';
import { EmergencyCall, isEmergency } from './EmergencyCall';

const GROUPS: readonly { outcome: CheckInOutcome; legend: string }[] = [
  { outcome: 'emergency', legend: 'Do you have any of these now?' },
  { outcome: 'practitioner', legend: 'Have you had any of these since you last told us?' },
  { outcome: 'noted', legend: 'These are common, and mostly pass' },
];

/** What was sent. */
export interface SentCheckIn {
  symptoms: Symptom[];
  outcome: CheckInOutcome;
}

interface CheckInFields {
  symptoms: Symptom[];
  is_hard: boolean;
  text: string;
}

interface CheckInFormProps {
  subscriptionId: string;
  onSent: (sent: SentCheckIn) => void;
}

/** Asks how the member is. An emergency is answered at once, before anything is sent (rule health-26). */
export function CheckInForm({ subscriptionId, onSent }: CheckInFormProps) {
  const form = useForm<CheckInFields>({ defaultValues: { symptoms: [], is_hard: false, text: '' } });
  const ids = useMessageId();
  const record = useConversationChange(subscriptionId, recordCheckIn);
  const symptoms = symptomsInOrder(form.watch('symptoms'));
  const isEmpty = symptoms.length === 0 && form.watch('text').trim() === '';
  const submit = form.handleSubmit(async ({ is_hard, text }) => {
    const isHard = is_hard && symptoms.length > 0;
    try {
      const checkIn = { symptoms, is_hard: isHard, text };
      await record.mutateAsync({ id: ids.idOf(checkIn), ...checkIn });
    } catch {
      return;
    }
    onSent({ symptoms, outcome: checkInOutcome(symptoms, isHard) });
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <FormLayout onSubmit={submit}>
      {GROUPS.map(({ outcome, legend }) => (
        <Fragment key={outcome}>
          <CheckboxGroup legend={legend}>
            {SYMPTOM_NAMES.filter((name) => SYMPTOMS[name].outcome === outcome).map((name) => (
              <Checkbox key={name} value={name} label={SYMPTOMS[name].label} {...form.register('symptoms')} />
            ))}
          </CheckboxGroup>
          {outcome === 'emergency' && isEmergency(symptoms) && <EmergencyCall symptoms={symptoms} />}
        </Fragment>
      ))}
      {symptoms.length > 0 && <Checkbox label="They are hard to live with" {...form.register('is_hard')} />}
      <TextArea
        label="Anything to add?"
        optional
        hint="How strong, since when, and what helps. Kept with your health record."
        maxLength={MAX_CARE_MESSAGE}
        error={errors.text?.message}
        {...form.register('text', {
          validate: (text) => careMessageError(text, { isRequired: false }) ?? true,
        })}
      />
      {record.isError && (
        <Banner tone="error" live>
          {errorMessage(record.error)}
        </Banner>
      )}
      <div>
        <Button type="submit" status={isSubmitting ? 'busy' : 'idle'} busyLabel="Sending…">
          {isEmpty ? 'All is well' : 'Send check-in'}
        </Button>
      </div>
    </FormLayout>
  );
}
