import type { StateMarkProps } from '@saltbush/shared-ui/design/counter';
import type { OrderState } from '../../../generated/gql/graphql';

/** States of orders in the pharmacy's words, with the kind of mark that each has. */
export const STATE_WORDS: Readonly<Record<OrderState, { words: string; kind: StateMarkProps['kind'] }>> = {
  placed: { words: 'Placed', kind: 'waiting' },
  pharmacist_review: { words: 'Pharmacist review', kind: 'waiting' },
  packed: { words: 'Packed', kind: 'waiting' },
  dispatched: { words: 'Dispatched', kind: 'moving' },
  delivered: { words: 'Delivered', kind: 'done' },
  cancelled: { words: 'Cancelled', kind: 'stopped' },
  refunded: { words: 'Refunded', kind: 'stopped' },
};

/** Returns where an order stands; once a pharmacist has approved it, its review is over. */
export const standingOf = ({ state, is_approved }: { state: OrderState; is_approved: boolean }) =>
  is_approved ? ({ words: 'Approved, to pack', kind: 'waiting' } as const) : STATE_WORDS[state];
