import { links } from '@saltbush/contract/links';
import { ButtonLink, EmptyState, ErrorState } from '@saltbush/shared-ui/design/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Subscription, shownSubscription, subscriptionsQuery } from '../subscription/api/subscriptions';

interface WithSubscriptionProps {
  skeleton: ReactNode;
  children: (subscription: Subscription) => ReactNode;
}

/** Loads the signed-in user's program, or shows an error or a link to the program page if there is none. */
export function WithSubscription({ skeleton, children }: WithSubscriptionProps) {
  const { data, isError, isFetching, refetch } = useQuery(subscriptionsQuery());
  if (data) {
    const shown = shownSubscription(data);
    return shown ? children(shown) : <NoProgram />;
  }
  if (!isError) return skeleton;
  return (
    <ErrorState
      headingLevel={2}
      title="We can’t show your program right now"
      onRetry={() => void refetch()}
      busy={isFetching}
    >
      Your program and your next order are safe. Please try again in a moment.
    </ErrorState>
  );
}

function NoProgram() {
  return (
    <EmptyState
      title="You’re not in a program yet"
      picture="calendar"
      headingLevel={2}
      action={<ButtonLink href={links.journey.program()}>See the Weight Management Program</ButtonLink>}
    >
      A doctor, a plan and a short lesson each week. When you join, it all shows up here.
    </EmptyState>
  );
}
