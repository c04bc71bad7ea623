import { type RewardsLinkResult, rewardsLinkMessage, rewardsLinkNotice, SHOP } from '@saltbush/contract';
import escapeHtml from 'escape-html';
import { plainPage } from '../../lib/http/plain-page';

/** The channel of the shop's cross-tab bus, and its event. */
const BUS = 'saltbush-bus';
const LINKED = { name: 'rewards:linked', payload: {} };

/** A value inside a script element: nothing in it can end the element. */
const literal = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Also the page that opened the popup may be gone: browsers cut the two when a provider asks for it. */
const TELL_TABS = `if (window.BroadcastChannel) new BroadcastChannel(${literal(BUS)}).postMessage(${literal(LINKED)});`;

interface ResultPage {
  nonce: string;
  result: RewardsLinkResult;
  /** A path of the shop, for a popup that no page waits for. */
  backTo: string;
}

/** Tells the page that opened the popup how it went, every tab that a card is linked, and closes. */
export function resultPage({ nonce, result, backTo }: ResultPage): string {
  const script = [
    result === 'linked' && TELL_TABS,
    `if (window.opener) {
  window.opener.postMessage(${literal(rewardsLinkNotice(result))}, window.location.origin);
  window.close();
}`,
    result === 'linked' && `else window.location.replace(${literal(backTo)});`,
  ];
  return plainPage(
    nonce,
    SHOP.rewards,
    `<p role="status">${escapeHtml(rewardsLinkMessage(result))}</p>
<p><a class="button" href="${escapeHtml(backTo)}">Back to the shop</a></p>
<script nonce="${nonce}">${script.filter(Boolean).join('\n')}</script>`,
  );
}
