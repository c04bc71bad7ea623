import { links } from '@saltbush/contract/links';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  Panel,
  Stack,
  Text,
} from '@saltbush/shared-ui/design/core';
import { useQuery } from '@tanstack/react-query';
import { logQuery } from '../../features/measurements/api/log';
import { ChartPanel } from '../../features/measurements/components/ChartPanel';
import { EntryForm } from '../../features/measurements/components/EntryForm';
import { EntryTable } from '../../features/measurements/components/EntryTable';
import type { Subscription } from '../../shared/subscription/api/subscriptions';
import { LogSkeleton } from './LogSkeleton';
import styles from './WeightLog.module.css';

function Log({ subscriptionId }: { subscriptionId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(logQuery(subscriptionId));
  if (!data) {
    if (!isError) return <LogSkeleton />;
    return (
      <ErrorState
        headingLevel={2}
        title="We can’t show your log right now"
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        Your entries are safe. Please try again in a moment.
      </ErrorState>
    );
  }
  const isEmpty = data.entries.length === 0;
  return (
    <Stack gap={6}>
      <Panel ground="brand-soft">
        <Stack gap={4}>
          <Heading level={2} size="md">
            {isEmpty ? 'Your first entry' : 'Add an entry'}
          </Heading>
          <Text>
            {isEmpty
              ? 'Once a week is plenty. Your chart starts with your first entry; only you and your doctor see it.'
              : 'Same scale, same time of day: that makes entries easiest to compare.'}
          </Text>
          <div className={styles.form}>
            <EntryForm subscriptionId={subscriptionId} log={data} />
          </div>
        </Stack>
      </Panel>
      {!isEmpty && <ChartPanel entries={data.entries} />}
      {!isEmpty && <EntryTable subscriptionId={subscriptionId} log={data} />}
    </Stack>
  );
}

/** The weight and waist log of the program's patient (rule health-24); it starts with the program. */
export function WeightLog({ subscription }: { subscription: Subscription }) {
  if (subscription.status !== 'draft') return <Log subscriptionId={subscription.id} />;
  return (
    <EmptyState
      title="Your log starts with your program"
      picture="calendar"
      headingLevel={2}
      action={<ButtonLink href={links.journey.dashboard()}>Back to your program</ButtonLink>}
    >
      Once you have joined, you can note your weight and waist here.
    </EmptyState>
  );
}
