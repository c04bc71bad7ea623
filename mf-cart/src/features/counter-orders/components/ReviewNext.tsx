import { isPermitted } from '@saltbush/contract';
import { recoverable } from '@saltbush/shared-ui/on-demand';
import { useSession } from '@saltbush/shared-ui/platform';
import { Suspense } from 'react';
import type { NextReviewProps } from './NextReview';

const NextReview = recoverable(() => import('./NextReview'), 'The next review');

/** Leads those who review to the next order that waits. */
export function ReviewNext(props: NextReviewProps) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  if (!isPermitted(role, 'orders:review')) return null;
  return (
    <Suspense>
      <NextReview {...props} />
    </Suspense>
  );
}
