import {
  REWARDS_POPUP,
  type RewardsLinkResult,
  readRewardsLinkNotice,
  rewardsLinkAddress,
} from '@saltbush/contract';
import { fetchRewardsLink } from '../api/rewards-link';

const NAME = 'saltbush-rewards';
const CLOSED_CHECK_MS = 500;
/** How long to wait for a message that arrives just after the popup has closed. */
const LAST_MESSAGE_MS = 300;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function centred({ width, height }: typeof REWARDS_POPUP): string {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** Resolves to the popup's result, or null if it was closed without one. */
async function resultOf(popup: Window): Promise<RewardsLinkResult | null> {
  let result: RewardsLinkResult | null = null;
  const listen = (event: MessageEvent) => {
    if (event.origin === window.location.origin) result = readRewardsLinkNotice(event.data) ?? result;
  };
  window.addEventListener('message', listen);
  while (!result && !popup.closed) await wait(CLOSED_CHECK_MS);
  if (!result) await wait(LAST_MESSAGE_MS);
  window.removeEventListener('message', listen);
  return result;
}

type LinkTarget = { address: string } | { end: RewardsLinkResult };

/** Resolves to the URL for linking a card, or to the reason there is none. */
async function linkTarget(redirectUrl: string): Promise<LinkTarget> {
  const { me, rewards } = await fetchRewardsLink();
  if (me?.edr_linked) return { end: 'already-linked' };
  if (!me?.edr_auth_token || !rewards.edrLinkUrl) return { end: 'unavailable' };
  const url = window.location.pathname + window.location.search;
  const { edrLinkUrl } = rewards;
  return { address: rewardsLinkAddress({ edrLinkUrl, token: me.edr_auth_token, url, redirectUrl }) };
}

/**
 * Links a rewards card in a popup (sections 7 and 9), or in this window if popups are blocked. Must be called from a
 * user gesture, or the browser blocks the popup. Resolves to the result; null if the popup was closed without one.
 */
export async function linkInPopup(redirectUrl: string): Promise<RewardsLinkResult | null> {
  const popup = window.open('about:blank', NAME, centred(REWARDS_POPUP));
  const target = await linkTarget(redirectUrl).catch((): LinkTarget => ({ end: 'failed' }));
  if ('end' in target) {
    popup?.close();
    return target.end;
  }
  if (!popup) {
    window.location.assign(target.address);
    return null;
  }
  popup.location.replace(target.address);
  return resultOf(popup);
}
