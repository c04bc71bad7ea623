import { plainPage } from '../../lib/http/plain-page';

/** The bank's page: approve or decline. `amount` is formatted. */
export function challengePage(nonce: string, action: string, amount: string): string {
  return plainPage(
    nonce,
    'Confirm your payment',
    `<p>Test bank: approve a payment of ${amount} to Saltbush Health?</p>
<form method="post" action="${action}">
<button class="primary" name="result" value="passed">Approve</button>
<button name="result" value="failed">Decline</button></form>`,
  );
}

/** Reports the result to the page that opened the step. Ids and results are trusted strings, so need no escaping. */
export function challengeDonePage(nonce: string, intentId: string, result: 'passed' | 'failed'): string {
  const message = JSON.stringify({ type: 'three-d-secure', intent_id: intentId, result });
  return plainPage(
    nonce,
    'Thank you',
    `<p>You can go back to the shop.</p>
<script nonce="${nonce}">(window.opener || window.parent).postMessage(${message}, window.location.origin)</script>`,
  );
}
