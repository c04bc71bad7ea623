const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; color: #1d2a24; margin: 0; display: grid; min-height: 100vh; place-items: center; }
  main { max-width: 24rem; padding: 1.5rem; text-align: center; }
  button { font: inherit; min-height: 44px; padding: 0 1.25rem; margin: .25rem; border-radius: 999px; border: 1px solid #1d4d3a; background: #fff; color: #1d4d3a; cursor: pointer; }
  button.primary { background: #1d4d3a; color: #fff; }
`;

const page = (nonce: string, title: string, body: string) => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`;

/** The bank's question: approve or decline. `amount` is formatted. */
export function challengePage(nonce: string, action: string, amount: string): string {
  return page(
    nonce,
    'Confirm your payment',
    `<p>Test bank: approve a payment of ${amount} to Saltbush Health?</p>
<form method="post" action="${action}">
<button class="primary" name="result" value="passed">Approve</button>
<button name="result" value="failed">Decline</button></form>`,
  );
}

/** Tells the page that opened the step how it went. Ids and results are our own words, safe to write out. */
export function challengeDonePage(nonce: string, intentId: string, result: 'passed' | 'failed'): string {
  const message = JSON.stringify({ type: 'three-d-secure', intent_id: intentId, result });
  return page(
    nonce,
    'Thank you',
    `<p>You can go back to the shop.</p>
<script nonce="${nonce}">(window.opener || window.parent).postMessage(${message}, window.location.origin)</script>`,
  );
}
