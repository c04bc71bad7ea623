import { links } from '@saltbush/contract/links';
import { ButtonLink } from '@saltbush/shared-ui/design/core';
import { ClipboardListIcon, StethoscopeIcon } from '@saltbush/shared-ui/design/icons';
import { StatusTile } from '@saltbush/shared-ui/design/orders';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';

/** The way on: nobody who was refused is led back to joining. */
function Onward({ subscription: { status, is_refused } }: { subscription: Subscription }) {
  if (status === 'draft') return <ButtonLink href={links.journey.join()}>Continue</ButtonLink>;
  if (is_refused) return <ButtonLink href={links.telehealth.services()}>See a doctor</ButtonLink>;
  return <ButtonLink href={links.journey.program()}>See the program</ButtonLink>;
}

const REFUSED =
  'Our practitioner could not approve the program for you. If you have questions, please talk with your doctor or book a short consult.';

/** Why a program ended, what becomes of its fee, and what stays (rule consent-04). */
function endedWords({ is_refused, refunds_fee, last_order }: Subscription): string {
  const fee =
    refunds_fee && last_order?.order_total !== 0 && 'Your fee is refunded in full to the card that paid.';
  const paid = [fee, 'Nothing more is charged. Your orders and the lessons you have read stay here.'];
  const parts = [is_refused && REFUSED, ...(last_order ? paid : ['Nothing was charged.'])];
  return parts.filter(Boolean).join(' ');
}

/** Status tile of a program that is not active: draft, under review or ended. */
export function InactiveStatus({ subscription }: { subscription: Subscription }) {
  if (subscription.status === 'reviewing') {
    return (
      <StatusTile title="Your doctor decides with you" tone="plum" icon={StethoscopeIcon} headingLevel={2}>
        Your first month is paid. After your consult, your doctor tells you whether the program suits you, and
        it starts here. Nobody is promised a medicine.
      </StatusTile>
    );
  }
  const isDraft = subscription.status === 'draft';
  return (
    <StatusTile
      title={isDraft ? 'You’ve started to join' : 'Your program has ended'}
      tone="neutral"
      icon={ClipboardListIcon}
      headingLevel={2}
      action={<Onward subscription={subscription} />}
    >
      {isDraft
        ? 'A few questions, a time for your first consult, and you’re in. Nothing has been charged.'
        : endedWords(subscription)}
    </StatusTile>
  );
}
