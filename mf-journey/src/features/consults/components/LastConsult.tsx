import { consultClock, consultWindow } from '@saltbush/contract';
import { Stack, Text } from '@saltbush/shared-ui/design/core';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';

type PastConsult = Subscription['past_consults'][number];

/** What happened at a consult, in the words of its mail, and what follows for a program that begins with it. */
function whatHappened(
  { status, missed_calls, paid }: PastConsult,
  { status: program, consult_state, can_book_first, refunds_fee }: Subscription,
) {
  const isFirst = program === 'reviewing';
  if (status === 'completed') {
    return `It took place.${isFirst ? ' Your practitioner now decides about your program.' : ''}`;
  }
  if (status === 'missed') {
    const rung = missed_calls.map((call) => consultClock(new Date(call), consult_state)).join(', ');
    const next = isFirst
      ? ` Your program begins once you have talked to our practitioner: please ${can_book_first ? 'book another time, or ' : ''}write below when we can ring you again.`
      : '';
    const fee = isFirst || paid > 0 ? ', so the fee stays' : '';
    return `We rang three times (${rung}) and could not reach you${fee}.${next}`;
  }
  if (status === 'not_held') {
    const leaving = refunds_fee ? ', or leave the program with your fee refunded in full' : '';
    return `We did not ring you. That was our mistake, and we are sorry.${isFirst ? ` You can book another time, which costs nothing more${leaving}.` : ' Its fee went back, or your free consult can be booked again.'}`;
  }
  return 'Its time is over, and our practitioner has not put down yet how it ended. If nobody rang you, please write to your care team.';
}

/** The consult before the next one, and how it ended (rule health-39). */
export function LastConsult({ subscription }: { subscription: Subscription }) {
  const [last] = subscription.past_consults;
  if (!last) return null;
  return (
    <Stack gap={1}>
      <Text tone="muted">Your last consult</Text>
      <Text strong>{consultWindow(last.appointment_at, subscription.consult_state, new Date())}</Text>
      <Text size="sm" tone="muted">
        {whatHappened(last, subscription)}
      </Text>
    </Stack>
  );
}
