import { careMessageError } from '@saltbush/contract';
import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import { TextArea } from '@saltbush/shared-ui/design/forms';
import { type SubmitEvent, useState } from 'react';
import { MessageList } from '../../../shared/care/MessageList';
import { useMessageId } from '../../../shared/care/use-message-id';
import { answerMember } from '../api/answer-member';
import { closeMessages } from '../api/close-messages';
import type { StaffProgram } from '../api/staff-program';
import { useProgramStep } from '../model/use-program-step';
import styles from './Counter.module.css';

/** Answers a member, or says that there is nothing to answer. What was typed stays until it is stored. */
function Answer({ subscription, conversation }: Pick<StaffProgram, 'subscription' | 'conversation'>) {
  const { id: subscription_id } = subscription;
  const ids = useMessageId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { status, take, failure } = useProgramStep(subscription_id);
  const { count: seen_count, waits_since, is_urgent, can_write } = conversation;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = careMessageError(text, { isRequired: true });
    setError(problem);
    if (problem) return;
    if (!(await take(() => answerMember({ subscription_id, id: ids.idOf({ text }), text, seen_count }))))
      return;
    ids.forget();
    setText('');
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label="Answer"
        hint="The member reads it in their account; a mail tells them of it without its words."
        name="text"
        rows={4}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={error ?? undefined}
      />
      {failure !== null && (
        <Banner tone="error" live>
          {failure}
        </Banner>
      )}
      <div className={styles.medicine}>
        <Button type="submit" size="sm" status={status}>
          Send answer
        </Button>
        {waits_since && (!is_urgent || !can_write) && (
          <Button
            size="sm"
            variant="secondary"
            status={status}
            onClick={() => void take(() => closeMessages({ subscription_id, seen_count }))}
          >
            No answer needed
          </Button>
        )}
      </div>
    </form>
  );
}

/** What a member has written, and the answer to it (rules health-25 and health-26). */
export function MessagesPanel({ program }: { program: StaffProgram }) {
  const { conversation, subscription } = program;
  const { patient } = subscription;
  const { messages, can_write, waits_since, is_urgent } = conversation;
  if (messages.length === 0 && !can_write) return null;
  return (
    <CounterPanel title="Messages">
      {is_urgent && (
        <Banner tone="warning">
          A check-in that may be grave waits here.{' '}
          {can_write ? 'It can only be answered.' : 'The program has ended; ring the member if in doubt.'}
        </Banner>
      )}
      {messages.length > 0 ? (
        <MessageList messages={messages} member={patient?.first_name ?? 'Member'} formatTime={formatMoment} />
      ) : (
        <p>Nothing has been written.</p>
      )}
      {(can_write || waits_since) && <Answer subscription={subscription} conversation={conversation} />}
    </CounterPanel>
  );
}
