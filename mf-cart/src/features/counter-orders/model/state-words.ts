import type { StateMarkProps } from '@saltbush/shared-ui/design/counter';
import type { OrderState } from '../../../generated/gql/graphql';

/** States of orders in the pharmacy's words, with the kind of mark that each has. */
const STATE_WORDS: Readonly<Record<OrderState, { words: string; kind: StateMarkProps['kind'] }>> = {
  placed: { words: 'Placed', kind: 'waiting' },
  pharmacist_review: { words: 'Pharmacist review', kind: 'waiting' },
  packed: { words: 'Packed', kind: 'waiting' },
  dispatched: { words: 'Dispatched', kind: 'moving' },
  delivered: { words: 'Delivered', kind: 'done' },
  cancelled: { words: 'Cancelled', kind: 'stopped' },
  refunded: { words: 'Refunded', kind: 'stopped' },
};

/** Where an order stands, and whether anything of it is sent or collected. */
interface Standing {
  state: OrderState;
  is_approved: boolean;
  /** Null for what has none: the fee of a program or a consultation. */
  shipping_method: object | null;
}

/** Returns a state in the pharmacy's words: a fee has been paid where an order has been delivered. */
export const stateOf = (state: OrderState, { shipping_method }: Pick<Standing, 'shipping_method'>) =>
  state === 'delivered' && !shipping_method ? ({ words: 'Paid', kind: 'done' } as const) : STATE_WORDS[state];

/** Returns where an order stands; once a pharmacist has approved it, its review is over. */
export const standingOf = ({ state, is_approved, ...way }: Standing) =>
  is_approved ? ({ words: 'Approved, to pack', kind: 'waiting' } as const) : stateOf(state, way);
