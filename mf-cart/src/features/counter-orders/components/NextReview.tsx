import { links } from '@saltbush/contract/links';
import { Button, useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage, navigate } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { StepFailure } from '../../../shared/counter/StepFailure';
import { holdShortcuts, useShortcut } from '../../../shared/counter/use-shortcut';
import { type ListedOrder, staffOrdersQuery } from '../api/staff-orders';
import { isForgotten, isQueue, type OrderList, readOrderList } from '../model/order-list';

export interface NextReviewProps {
  /** The list that is shown, whose order counts; by default the queue of reviews. */
  list?: OrderList;
  /** The order that is open already. */
  current?: string;
}

const QUEUE = readOrderList(new URLSearchParams());

const waits = ({ state, is_approved }: ListedOrder) => state === 'pharmacist_review' && !is_approved;

/** The orders after the one that is open, then those before it: whoever cannot approve one gets past it. */
function following(orders: readonly ListedOrder[], current: string | undefined): ListedOrder[] {
  const index = orders.findIndex(({ reference }) => reference === current);
  return [...orders.slice(index + 1), ...orders.slice(0, Math.max(0, index))];
}

/** Opens the next order to review that no colleague works on. */
export default function NextReview({ list = QUEUE, current }: NextReviewProps) {
  const queryClient = useQueryClient();
  const { status, run, failure } = useActionStatus();
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);
  const [words, setWords] = useState('');
  const shortcut = useShortcut('N');
  const shown = isForgotten(list) || (isQueue(list) && list.queue !== 'review') ? QUEUE : list;
  const open = () =>
    run(async () => {
      setWords('');
      const { data, claims } = await queryClient.fetchQuery({ ...staffOrdersQuery(shown), staleTime: 0 });
      const taken = claims.filter(({ is_mine }) => !is_mine).map(({ code }) => code);
      const next = following(data, current).find((order) => waits(order) && !taken.includes(order.reference));
      if (!next) return setWords('No other order waits for a review.');
      // Nothing more is done to this order by a key that is meant for the next one.
      release.current = holdShortcuts();
      navigate(links.staff.order(next.reference));
    });
  return (
    <>
      <span role="status">{words}</span>
      <StepFailure failure={failure === null ? null : errorMessage(failure)} />
      <Button {...shortcut} size="sm" variant="secondary" status={status} onClick={() => void open()}>
        Review next (Alt+N)
      </Button>
    </>
  );
}
