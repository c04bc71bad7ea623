import { careMessageError, type DraftEntries, symptomsInText } from '@saltbush/contract';
import { Banner, Button, Cluster, Text } from '@saltbush/shared-ui/design/core';
import { FormLayout, TextArea } from '@saltbush/shared-ui/design/forms';
import { DraftNote } from '@saltbush/shared-ui/health-drafts';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useMessageId } from '../../../shared/care/use-message-id';
import { sendMessage } from '../api/send-message';
import { messageDraft } from '../model/care-drafts';
import { useConversationChange } from '../model/use-conversation-change';
import { useKeptForm } from '../model/use-kept-form';
import { EmergencyCall } from './EmergencyCall';

const readMessage = ({ text }: DraftEntries) => ({ text: typeof text === 'string' ? text : '' });

/** Writes to the care team. What was typed stays until it is stored; sent again, it is one message. */
export function MessageForm({ subscriptionId }: { subscriptionId: string }) {
  const form = useKeptForm(messageDraft, readMessage);
  const ids = useMessageId();
  const send = useConversationChange(subscriptionId, sendMessage);
  const submit = form.handleSubmit(async ({ text }) => {
    try {
      await send.mutateAsync({ id: ids.idOf({ text }), text });
    } catch {
      return;
    }
    ids.forget();
    // The shop has erased it with the message.
    messageDraft.forget();
  });
  const { errors, isSubmitting } = form.formState;
  const written = form.watch('text');
  const isEmpty = written === '';
  const emergencies = symptomsInText(written);
  return (
    <FormLayout onSubmit={submit}>
      <TextArea
        label="Your message"
        hint="Kept with your health record; you and your care team read it."
        rows={4}
        error={errors.text?.message}
        {...form.register('text', {
          validate: (text) => careMessageError(text, { isRequired: true }) ?? true,
        })}
      />
      {emergencies.length > 0 && <EmergencyCall symptoms={emergencies} />}
      {send.isError && (
        <Banner tone="error" live>
          {errorMessage(send.error)}
        </Banner>
      )}
      <Cluster gap={3}>
        <Button type="submit" status={isSubmitting ? 'busy' : 'idle'} busyLabel="Sending…">
          Send message
        </Button>
        <div role="status">{send.isSuccess && isEmpty && <Text size="sm">Sent</Text>}</div>
      </Cluster>
      <DraftNote draft={form.kept} guest="tab" />
    </FormLayout>
  );
}
