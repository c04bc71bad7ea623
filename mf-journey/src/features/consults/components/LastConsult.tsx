import { consultClock, consultWindow, formatMoney } from '@saltbush/contract';
import { Stack, Text } from '@saltbush/shared-ui/design/core';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';

type PastConsult = Subscription['past_consults'][number];

const ASK = 'write to your care team when we can ring you';

/** What follows for a program that begins with a consult that has not taken place yet; nothing once another is booked. */
function onward({ status, can_book_first, refunds_fee, upcoming_booking }: Subscription): string {
  if (status !== 'reviewing' || upcoming_booking) return '';
  const again = can_book_first
    ? `You can book another time, which costs nothing more, or ${ASK}.`
    : `Please ${ASK}.`;
  const leaving = refunds_fee ? ' If you would rather leave the program, your fee is refunded in full.' : '';
  return ` Your program begins once you have talked to our practitioner. ${again}${leaving}`;
}

/** What happened at a consult, in the words of its mail, and what follows for a program that begins with it. */
function whatHappened(
  { status, missed_calls, paid, refunded }: PastConsult,
  subscription: Subscription,
): string {
  const isFirst = subscription.status === 'reviewing';
  if (status === 'completed') {
    return `It took place.${isFirst ? ' Your practitioner now decides about your program.' : ''}`;
  }
  if (status === 'missed') {
    const zone = subscription.consult_state;
    const rung = missed_calls.map((call) => consultClock(new Date(call), zone)).join(', ');
    const fee = isFirst || paid > 0 ? ', so the fee stays' : '';
    return `We rang three times (${rung}) and could not reach you${fee}.${onward(subscription)}`;
  }
  if (status === 'not_held') {
    const back = refunded > 0 ? ` ${formatMoney(refunded)} went back to the card that paid.` : '';
    return `We did not ring you. That was our mistake, and we are sorry.${back}${onward(subscription)}`;
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
