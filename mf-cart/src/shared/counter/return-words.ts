import type { StateMarkProps } from '@saltbush/shared-ui/design/counter';
import type { OrderReturnState } from '../../generated/gql/graphql';

/** States of returns in the pharmacy's words, with the kind of mark that each has. */
const RETURN_WORDS: Readonly<Record<OrderReturnState, { words: string; kind: StateMarkProps['kind'] }>> = {
  requested: { words: 'On its way', kind: 'moving' },
  arrived: { words: 'To check', kind: 'waiting' },
  received: { words: 'Refunded', kind: 'done' },
  declined: { words: 'Declined', kind: 'stopped' },
  withdrawn: { words: 'Withdrawn', kind: 'stopped' },
};

/** Returns where a return stands; one whose items were refunded before is received without another refund. */
export const returnStanding = (sent: { state: OrderReturnState; is_refunded_before: boolean }) =>
  sent.is_refunded_before ? ({ words: 'Received', kind: 'done' } as const) : RETURN_WORDS[sent.state];
