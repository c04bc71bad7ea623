import { STATE_TIME_ZONES } from '@saltbush/contract';
import { Disclosure, InlineMessage, Skeleton, Text } from '@saltbush/shared-ui/design/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { agreementQuery } from '../api/agreement';
import type { AutoDelivery } from '../api/autodeliveries';

const dayOf = (iso: string, { shipping_state }: AutoDelivery): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: STATE_TIME_ZONES[shipping_state] }).format(
    new Date(iso),
  );

function Words({ autodelivery }: { autodelivery: AutoDelivery }) {
  const { data, isError } = useQuery({ ...agreementQuery(autodelivery), placeholderData: keepPreviousData });
  if (isError)
    return <InlineMessage tone="error">We can’t show it now. Please reload the page.</InlineMessage>;
  if (data === undefined) return <Skeleton height="4.5rem" />;
  if (data === null)
    return (
      <Text>
        Nothing yet, so it is not charged. Resuming it, or changing it while it is active, agrees to its
        charges.
      </Text>
    );
  const who = data.is_by_staff ? 'Our staff recorded for you' : 'You agreed';
  return (
    <>
      <Text tone="muted" size="sm">
        {who} on {dayOf(data.given_at, autodelivery)}:
      </Text>
      <Text>{data.wording}</Text>
    </>
  );
}

/** What the owner of an AutoDelivery has agreed to, and when (rule consent-15). */
export default function Agreement({ autodelivery }: { autodelivery: AutoDelivery }) {
  return (
    <Disclosure summary="What you have agreed to" headingLevel={3}>
      <Words autodelivery={autodelivery} />
    </Disclosure>
  );
}
