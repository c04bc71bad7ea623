import { recordFactWords } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Banner, ButtonLink, Cluster, Stack, Text } from '@saltbush/shared-ui/design/core';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';

const TITLES = {
  waiting: 'A practitioner is looking at the patient’s record',
  held: 'Your orders are on hold',
  review: 'Please check the patient’s record',
} as const;

/** What is on hold because of the patient's record, and what to do (rule health-20). */
export default function RecordHold({ subscription }: { subscription: Subscription }) {
  const { record_check, is_active } = subscription;
  const kind = record_check.is_waiting ? 'waiting' : is_active ? 'held' : 'review';
  return (
    <Banner tone="warning" title={TITLES[kind]}>
      <Stack gap={4}>
        <Text>
          The patient’s record says: {recordFactWords(record_check.facts)}.{' '}
          {kind === 'waiting'
            ? 'You don’t have to do anything: we mail you when you can continue.'
            : 'We charge and send nothing while it does. If it is right, please talk with your doctor. If it is not, please correct it: before anything is charged, we tell you the new date.'}
        </Text>
        <Cluster gap={3}>
          <ButtonLink variant="secondary" href={links.account.patients()}>
            Check the patient’s record
          </ButtonLink>
        </Cluster>
      </Stack>
    </Banner>
  );
}
