import { links } from '@saltbush/contract/links';
import { Button, useActionStatus } from '@saltbush/shared-ui/design/core';
import { navigate } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShortcut } from '../../../shared/counter/use-shortcut';
import { type ListedOrder, staffOrdersQuery } from '../api/staff-orders';
import { type OrderList, readOrderList } from '../model/order-list';

export interface NextReviewProps {
  /** The list that is shown, whose order counts; by default the queue of reviews. */
  list?: OrderList;
  /** The order that is open already. */
  current?: string;
}

const QUEUE = readOrderList(new URLSearchParams());

const waits = ({ state, is_approved }: ListedOrder) => state === 'pharmacist_review' && !is_approved;

/** Opens the first order to review that no colleague works on. */
export default function NextReview({ list = QUEUE, current }: NextReviewProps) {
  const queryClient = useQueryClient();
  const { status, run } = useActionStatus();
  const [words, setWords] = useState('');
  const shortcut = useShortcut('N');
  const shown = list.search === null && list.queue !== 'review' ? QUEUE : list;
  const open = () =>
    run(async () => {
      const { data, claims } = await queryClient.fetchQuery({ ...staffOrdersQuery(shown), staleTime: 0 });
      const taken = claims.filter(({ is_mine }) => !is_mine).map(({ code }) => code);
      const next = data.find(
        (order) => waits(order) && order.reference !== current && !taken.includes(order.reference),
      );
      if (next) navigate(links.staff.order(next.reference));
      else setWords('No other order waits for a review.');
    });
  return (
    <>
      <span role="status">{words}</span>
      <Button {...shortcut} size="sm" variant="secondary" status={status} onClick={() => void open()}>
        Review next (Alt+N)
      </Button>
    </>
  );
}
