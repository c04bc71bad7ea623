import { TRY_AGAIN } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import {
  Button,
  ButtonLink,
  Cluster,
  InlineMessage,
  Panel,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import { useSubscriptionChange } from '../../../shared/subscription/use-subscription-change';
import { submitQuestionnaire } from '../api/submit';
import type { HandedIn } from '../model/handed-in';

interface RecordDiffersProps {
  /** What differs, in the server's words. */
  message: string;
  subscriptionId: string;
  given: HandedIn;
  onChange: () => void;
  onChooseAnother: () => void;
  /** Called once a practitioner has been asked. */
  onAsked: () => void;
}

/** Asks which is right, the patient's record or the answers, before anything is charged (rule health-20). */
export function RecordDiffers(props: RecordDiffersProps) {
  const { message, subscriptionId, given, onChange, onChooseAnother, onAsked } = props;
  const { mutate, isPending, isError } = useSubscriptionChange(submitQuestionnaire);
  const ask = () =>
    mutate({ subscription_id: subscriptionId, ...given, insists: true }, { onSuccess: onAsked });
  return (
    <Panel ground="plum-soft" padding="lg">
      <Stack gap={5}>
        <Text>{message} You have not been charged.</Text>
        <Cluster gap={3}>
          <ButtonLink href={links.account.patients()}>Check the patient’s record</ButtonLink>
          <Button variant="secondary" onClick={onChange}>
            Change my answers
          </Button>
          <Button variant="secondary" onClick={onChooseAnother}>
            Choose another patient
          </Button>
          <Button
            variant="secondary"
            status={isPending ? 'busy' : 'idle'}
            busyLabel="Asking..."
            onClick={ask}
          >
            My answers are right: ask a practitioner
          </Button>
        </Cluster>
        <div role="alert">{isError && <InlineMessage tone="error">{TRY_AGAIN}</InlineMessage>}</div>
        <Text size="sm" tone="muted">
          A practitioner sees your answers beside the record, and what was changed. You can pay once they have
          looked at it; we mail you. Not for emergencies: call 000.
        </Text>
      </Stack>
    </Panel>
  );
}
