import {
  REWARDS_POPUP,
  type RewardsLinkResult,
  readRewardsLinkNotice,
  rewardsLinkAddress,
} from '@saltbush/contract';
import { fetchRewardsLink } from '../api/rewards-link';

const NAME = 'saltbush-rewards';
const CLOSED_CHECK_MS = 500;
/** The popup's last message may come just after it has closed. */
const LAST_WORDS_MS = 300;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function centred({ width, height }: typeof REWARDS_POPUP): string {
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}

/** What the popup says at its end; null when it was closed without a word. */
async function endOf(popup: Window): Promise<RewardsLinkResult | null> {
  let result: RewardsLinkResult | null = null;
  const listen = (event: MessageEvent) => {
    if (event.origin === window.location.origin) result = readRewardsLinkNotice(event.data) ?? result;
  };
  window.addEventListener('message', listen);
  while (!result && !popup.closed) await wait(CLOSED_CHECK_MS);
  if (!result) await wait(LAST_WORDS_MS);
  window.removeEventListener('message', listen);
  return result;
}

type Way = { address: string } | { end: RewardsLinkResult };

/** The address to link a card at; or why there is none. */
async function wayToLink(redirectUrl: string): Promise<Way> {
  const { me, rewards } = await fetchRewardsLink();
  if (me?.edr_linked) return { end: 'already-linked' };
  if (!me?.edr_auth_token || !rewards.edrLinkUrl) return { end: 'unavailable' };
  const url = window.location.pathname + window.location.search;
  const { edrLinkUrl } = rewards;
  return { address: rewardsLinkAddress({ edrLinkUrl, token: me.edr_auth_token, url, redirectUrl }) };
}

/**
 * Lets the shopper link a rewards card in a popup (sections 7 and 9), in this window where popups are blocked. To be
 * called by a press: browsers open no popup later. Answers how it ended; null when the popup was just closed.
 */
export async function linkInPopup(redirectUrl: string): Promise<RewardsLinkResult | null> {
  const popup = window.open('about:blank', NAME, centred(REWARDS_POPUP));
  const way = await wayToLink(redirectUrl).catch((): Way => ({ end: 'failed' }));
  if ('end' in way) {
    popup?.close();
    return way.end;
  }
  if (!popup) {
    window.location.assign(way.address);
    return null;
  }
  popup.location.replace(way.address);
  return endOf(popup);
}
