import { consultMoment, stateTime, symptomsInText } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  Loading,
  Panel,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '@saltbush/shared-ui/design/core';
import { CareLimits } from '../../features/care/components/CareLimits';
import { EmergencyCall } from '../../features/care/components/EmergencyCall';
import { MessageForm } from '../../features/care/components/MessageForm';
import { useConversation } from '../../features/care/model/use-conversation';
import type { Conversation } from '../../shared/care/api/conversation-fields';
import { MessageList } from '../../shared/care/MessageList';
import type { Subscription } from '../../shared/subscription/api/subscriptions';

/** Placeholder for the messages while they load. */
export const MessagesSkeleton = () => (
  <Loading label="Loading your messages">
    <Stack gap={6}>
      <Skeleton height="12rem" />
      <Skeleton height="20rem" />
    </Stack>
  </Loading>
);

interface WrittenProps {
  conversation: Conversation;
  /** The patient's state, whose clocks the times go by. */
  state: Subscription['consult_state'];
}

/** The emergencies that the member has written of since the last answer. */
function unansweredEmergencies({ messages }: Conversation): ReturnType<typeof symptomsInText> {
  const last = messages.findLastIndex(({ author }) => author !== null);
  return messages.slice(last + 1).flatMap(({ text }) => symptomsInText(text));
}

function Written({ conversation, state }: WrittenProps) {
  const { messages, waits_since, count } = conversation;
  const emergencies = unansweredEmergencies(conversation);
  if (messages.length === 0) return <Text tone="muted">Nothing has been written yet.</Text>;
  return (
    <Stack gap={4}>
      {count > messages.length && (
        <Text size="sm" tone="muted">
          These are the latest {messages.length}. All are in the copy of your data.
        </Text>
      )}
      <MessageList messages={messages} member="You" formatTime={(at) => consultMoment(at, state)} />
      <Text size="sm" tone="muted">
        Times are {stateTime(state)}.
      </Text>
      {emergencies.length > 0 && <EmergencyCall symptoms={emergencies} />}
      <div role="status">
        {waits_since && (
          <Text size="sm" tone="muted">
            A practitioner has not answered yet. You get a mail when there is an answer.
          </Text>
        )}
      </div>
    </Stack>
  );
}

function Write({ subscriptionId, canWrite }: { subscriptionId: string; canWrite: boolean }) {
  if (!canWrite) return <Text>Your program has ended, so nothing more can be written here.</Text>;
  return (
    <Panel ground="brand-soft">
      <Stack gap={4}>
        <Heading level={2} size="md">
          Write to your care team
        </Heading>
        {/* Before the form: what follows a button may come under the pointer when a notice above it goes. */}
        <Text>
          For side effects, <TextLink href={links.journey.checkIn()}>check in</TextLink> instead.
        </Text>
        <MessageForm subscriptionId={subscriptionId} />
      </Stack>
    </Panel>
  );
}

function OpenMessages({ subscription }: { subscription: Subscription }) {
  const { id: subscriptionId, consult_state } = subscription;
  const { data, isError, isFetching, refetch } = useConversation(subscriptionId);
  if (!data) {
    if (!isError) return <MessagesSkeleton />;
    return (
      <ErrorState
        headingLevel={2}
        title="We can’t show your messages right now"
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        They are safe. Please try again in a moment.
      </ErrorState>
    );
  }
  return (
    <Stack gap={6}>
      {data.can_write && <CareLimits />}
      <Written conversation={data} state={consult_state} />
      <Write subscriptionId={subscriptionId} canWrite={data.can_write} />
    </Stack>
  );
}

/** Messages between the program's member and the care team (rule health-25); they start with the program. */
export function Messages({ subscription }: { subscription: Subscription }) {
  if (subscription.status !== 'draft') return <OpenMessages subscription={subscription} />;
  return (
    <EmptyState
      title="Your care team starts with your program"
      picture="calendar"
      headingLevel={2}
      action={<ButtonLink href={links.journey.dashboard()}>Back to your program</ButtonLink>}
    >
      Once you have joined, you can write to practitioners here.
    </EmptyState>
  );
}
