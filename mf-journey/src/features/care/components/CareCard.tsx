import { links } from '@saltbush/contract/links';
import { Badge, ButtonLink, Cluster, Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { useQuery } from '@tanstack/react-query';
import { conversationQuery } from '../api/conversation';

const newWords = (unread: number): string => (unread === 1 ? '1 new message' : `${unread} new messages`);

interface CareCardProps {
  subscriptionId: string;
  /** What was written before the end of a program can still be read. */
  hasEnded: boolean;
}

function textOf(hasEnded: boolean, isWaiting: boolean): string {
  if (hasEnded) return 'Your program has ended. What you and your care team wrote can still be read.';
  return isWaiting
    ? 'Your message waits for a practitioner. You get a mail when there is an answer.'
    : 'Ask a practitioner, or tell us how you are since you started.';
}

/** The dashboard's card of the care team: what is new, a message, a check-in. */
export function CareCard({ subscriptionId, hasEnded }: CareCardProps) {
  const { data } = useQuery(conversationQuery(subscriptionId));
  const unread = data?.unread ?? 0;
  if (hasEnded && !data?.count) return null;
  return (
    <Panel>
      <Stack gap={4}>
        <Cluster justify="space-between" gap={3}>
          <Heading level={2} size="md">
            Your care team
          </Heading>
          {unread > 0 && <Badge tone="brand">{newWords(unread)}</Badge>}
        </Cluster>
        <Text>{textOf(hasEnded, Boolean(data?.waits_since))}</Text>
        <Cluster gap={3}>
          <ButtonLink variant={unread > 0 ? 'primary' : 'secondary'} href={links.journey.messages()}>
            {unread > 0 ? 'Read it' : 'Messages'}
          </ButtonLink>
          {!hasEnded && (
            <ButtonLink variant="secondary" href={links.journey.checkIn()}>
              Check in
            </ButtonLink>
          )}
        </Cluster>
      </Stack>
    </Panel>
  );
}
