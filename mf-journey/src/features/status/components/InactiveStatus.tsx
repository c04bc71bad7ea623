import { links } from '@saltbush/contract/links';
import { ButtonLink } from '@saltbush/shared-ui/design/core';
import { ClipboardListIcon, StethoscopeIcon } from '@saltbush/shared-ui/design/icons';
import { StatusTile } from '@saltbush/shared-ui/design/orders';
import type { Subscription } from '../../../shared/subscription/api/subscriptions';

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
      action={
        <ButtonLink href={isDraft ? links.journey.join() : links.journey.program()}>
          {isDraft ? 'Continue' : 'See the program'}
        </ButtonLink>
      }
    >
      {isDraft
        ? 'A few questions, a time for your first consult, and you’re in. Nothing has been charged.'
        : 'Nothing more is charged. Your orders and the lessons you have read stay here.'}
    </StatusTile>
  );
}
