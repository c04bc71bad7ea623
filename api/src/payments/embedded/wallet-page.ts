import { formatMoney } from '@saltbush/contract';
import { plainPage } from '../../lib/http/plain-page';
import { WALLET_CARDS } from './wallet';

/** What the page that opened the sheet learns: the token, or null if the shopper closed it. */
interface WalletResult {
  type: 'wallet';
  wallet: string;
  token: { id: string; brand: string; last4: string } | null;
}

const choice = ({ last4, label }: (typeof WALLET_CARDS)[number], index: number) => `
<label class="choice"><input type="radio" name="card" value="${last4}"${index === 0 ? ' checked' : ''}> ${label}</label>`;

/** The wallet's sheet: one of its cards, and the amount in cents to approve. */
export function walletPage(nonce: string, action: string, amount: number): string {
  return plainPage(
    nonce,
    'Test wallet',
    `<p>Pay ${formatMoney(amount)} to Saltbush Health?</p>
<form method="post" action="${action}">
<input type="hidden" name="amount" value="${amount}">
<fieldset><legend>Card</legend>${WALLET_CARDS.map(choice).join('')}</fieldset>
<button class="primary" name="result" value="approved">Pay ${formatMoney(amount)}</button>
<button name="result" value="closed">Cancel</button></form>`,
  );
}

/** Reports the result to the page that opened the sheet. Ids and card numbers are the gateway's own, so need no escaping. */
export function walletDonePage(nonce: string, result: WalletResult): string {
  return plainPage(
    nonce,
    result.token ? 'Thank you' : 'Closed',
    `<p>You can go back to the shop.</p>
<script nonce="${nonce}">window.parent.postMessage(${JSON.stringify(result)}, window.location.origin)</script>`,
  );
}

/** Shown for a sheet that was opened for no amount, or an unknown card. */
export const walletProblemPage = (nonce: string): string =>
  plainPage(
    nonce,
    'Test wallet',
    '<p role="alert">This payment cannot be approved. Please close this and start it again from the shop.</p>',
  );
