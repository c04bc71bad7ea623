import { careMessageError, MAX_CARE_MESSAGE } from '@saltbush/contract';
import { Banner, Button, Cluster, Text } from '@saltbush/shared-ui/design/core';
import { FormLayout, TextArea } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useForm } from 'react-hook-form';
import { useMessageId } from '../../../shared/care/use-message-id';
import { sendMessage } from '../api/send-message';
import { useConversationChange } from '../model/use-conversation-change';

/** Writes to the care team. What was typed stays until it is stored; sent again, it is one message. */
export function MessageForm({ subscriptionId }: { subscriptionId: string }) {
  const form = useForm({ defaultValues: { text: '' } });
  const ids = useMessageId();
  const send = useConversationChange(subscriptionId, sendMessage);
  const submit = form.handleSubmit(async ({ text }) => {
    try {
      await send.mutateAsync({ id: ids.idOf({ text }), text });
    } catch {
      return;
    }
    ids.forget();
    form.reset();
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  return (
    <FormLayout onSubmit={submit}>
      <TextArea
        label="Your message"
        hint="Kept with your health record; you and your care team read it."
        rows={4}
        maxLength={MAX_CARE_MESSAGE}
        error={errors.text?.message}
        {...form.register('text', {
          validate: (text) => careMessageError(text, { isRequired: true }) ?? true,
        })}
      />
      {send.isError && (
        <Banner tone="error" live>
          {errorMessage(send.error)}
        </Banner>
      )}
      <Cluster gap={3}>
        <Button type="submit" status={isSubmitting ? 'busy' : 'idle'} busyLabel="Sending…">
          Send message
        </Button>
        <div role="status">{send.isSuccess && !isDirty && <Text size="sm">Sent</Text>}</div>
      </Cluster>
    </FormLayout>
  );
}
