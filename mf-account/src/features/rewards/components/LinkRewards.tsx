import { type RewardsLinkResult, rewardsLinkMessage } from '@saltbush/contract';
import { publish } from '@saltbush/shared-ui/bus';
import { Button, InlineMessage, Stack } from '@saltbush/shared-ui/design/core';
import { useState } from 'react';
import { linkInPopup } from '../model/popup';

interface LinkRewardsProps {
  /** Path to continue at if no page waits for the popup; the current page by default. */
  redirectUrl?: string;
  /** Whether the account reports a linked card; a link made here counts as well. */
  isLinked?: boolean;
  variant?: 'primary' | 'secondary';
  block?: boolean;
}

const isGood = (result: RewardsLinkResult) => result === 'linked' || result === 'already-linked';

/** Links a rewards card in a popup and publishes the link to the other remotes. */
export function LinkRewards({
  redirectUrl,
  isLinked = false,
  variant = 'secondary',
  block,
}: LinkRewardsProps) {
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<RewardsLinkResult | null>(null);
  const link = async () => {
    setOpen(true);
    setResult(null);
    const here = window.location.pathname + window.location.search;
    const end = await linkInPopup(redirectUrl ?? here);
    setOpen(false);
    setResult(end);
    if (end && isGood(end)) publish('rewards:linked', {});
  };
  return (
    <Stack gap={4}>
      {!isLinked && !(result && isGood(result)) && (
        <Button
          variant={variant}
          block={block}
          status={isOpen ? 'busy' : 'idle'}
          busyLabel="Linking your card…"
          onClick={() => void link()}
        >
          Link your rewards card
        </Button>
      )}
      {result && (
        <InlineMessage tone={isGood(result) ? 'success' : result === 'cancelled' ? 'info' : 'error'} live>
          {rewardsLinkMessage(result)}
        </InlineMessage>
      )}
    </Stack>
  );
}
