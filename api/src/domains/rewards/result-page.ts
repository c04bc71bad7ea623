import { type RewardsLinkResult, rewardsLinkMessage, rewardsLinkNotice, SHOP } from '@saltbush/contract';
import escapeHtml from 'escape-html';
import { plainPage } from '../../lib/http/plain-page';

/** The channel and event of the frontend's cross-tab bus. */
const BUS = 'saltbush-bus';
const LINKED = { name: 'rewards:linked', payload: {} };

/** Serialises a value for a script element, so that it cannot close the element. */
const literal = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Also needed with an opener: browsers sever the popup from it if a provider requests isolation. */
const NOTIFY_TABS = `try { new BroadcastChannel(${literal(BUS)}).postMessage(${literal(LINKED)}); } catch { /* Missing or blocked. */ }`;

interface ResultPage {
  nonce: string;
  result: RewardsLinkResult;
  /** A path on this site, for a popup without an opener. */
  backTo: string;
}

/** Renders the page that reports the result to the popup's opener, announces a linked card to all tabs, and closes. */
export function resultPage({ nonce, result, backTo }: ResultPage): string {
  const script = [
    result === 'linked' && NOTIFY_TABS,
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
