import {
  type CheckInOutcome,
  careMessageError,
  checkInOutcome,
  type DraftEntries,
  SYMPTOM_NAMES,
  SYMPTOMS,
  type Symptom,
  symptomsInOrder,
  symptomsInText,
} from '@saltbush/contract';
import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { Checkbox, CheckboxGroup, FormLayout, TextArea } from '@saltbush/shared-ui/design/forms';
import { DraftNote } from '@saltbush/shared-ui/health-drafts';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { Fragment } from 'react';
import { useMessageId } from '../../../shared/care/use-message-id';
import { recordCheckIn } from '../api/record-check-in';
import { checkInDraft } from '../model/care-drafts';
import { useConversationChange } from '../model/use-conversation-change';
import { useKeptForm } from '../model/use-kept-form';
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
  /** Whether something was written, which a practitioner reads. */
  hasText: boolean;
}

interface CheckInFields {
  symptoms: Symptom[];
  is_hard: boolean;
  text: string;
}

const readCheckIn = ({ symptoms, is_hard, text }: DraftEntries): CheckInFields => ({
  symptoms: Array.isArray(symptoms) ? symptomsInOrder(symptoms) : [],
  is_hard: is_hard === true,
  text: typeof text === 'string' ? text : '',
});

interface CheckInFormProps {
  subscriptionId: string;
  onSent: (sent: SentCheckIn) => void;
}

/** Asks how the member is. An emergency is answered at once, before anything is sent (rule health-26). */
export function CheckInForm({ subscriptionId, onSent }: CheckInFormProps) {
  const form = useKeptForm(checkInDraft, readCheckIn);
  const ids = useMessageId();
  const record = useConversationChange(subscriptionId, recordCheckIn);
  const symptoms = symptomsInOrder(form.watch('symptoms'));
  const written = form.watch('text');
  const inText = symptomsInText(written);
  const isEmpty = symptoms.length === 0 && written.trim() === '';
  const submit = form.handleSubmit(async ({ is_hard, text }) => {
    const isHard = is_hard && symptoms.length > 0;
    try {
      const checkIn = { symptoms, is_hard: isHard, text };
      await record.mutateAsync({ id: ids.idOf(checkIn), ...checkIn });
    } catch {
      return;
    }
    // The shop has erased it with the check-in.
    checkInDraft.forget();
    const all = [...symptoms, ...symptomsInText(text)];
    onSent({ symptoms: all, outcome: checkInOutcome(all, isHard), hasText: text.trim() !== '' });
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
        error={errors.text?.message}
        {...form.register('text', {
          validate: (text) => careMessageError(text, { isRequired: false }) ?? true,
        })}
      />
      {inText.length > 0 && !isEmergency(symptoms) && <EmergencyCall symptoms={inText} />}
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
      <DraftNote draft={form.kept} guest="tab" />
    </FormLayout>
  );
}
