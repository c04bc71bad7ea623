import { randomBytes } from 'node:crypto';
import { colours } from '@saltbush/contract';
import escapeHtml from 'escape-html';
import type { Response } from 'express';

const STYLE = `
  body { font: 16px/1.5 system-ui, sans-serif; color: ${colours.ink}; margin: 0; display: grid; min-height: 100vh; place-items: center; }
  main { max-width: 24rem; padding: 1.5rem; text-align: center; }
  button, .button { font: inherit; display: inline-block; min-height: 44px; box-sizing: border-box; padding: .5rem 1.25rem; margin: .25rem; border-radius: 999px; border: 1px solid ${colours.brand}; background: ${colours.paper}; color: ${colours.brand}; cursor: pointer; text-decoration: none; }
  button.primary { background: ${colours.brand}; color: ${colours.paper}; }
  button:focus-visible, input:focus-visible, a:focus-visible { outline: 3px solid ${colours.brand}; outline-offset: 2px; }
  button.wide { width: 100%; border-radius: 1rem; text-align: left; }
  button small { display: block; color: ${colours.muted}; }
  label { display: block; text-align: left; margin: 1rem 0 .25rem; }
  input { font: inherit; width: 100%; min-height: 44px; box-sizing: border-box; padding: 0 .75rem; border: 1px solid ${colours.edge}; border-radius: .5rem; }
  fieldset { border: 1px solid ${colours.edge}; border-radius: .75rem; margin: 0 0 1rem; padding: .25rem 1rem; text-align: left; }
  .choice { display: flex; align-items: center; min-height: 44px; margin: 0; gap: .75rem; }
  .choice input { width: 1.25rem; min-height: 1.25rem; accent-color: ${colours.brand}; }
  [role=alert] { color: ${colours['coral-dark']}; }
`;

/** A page of an embedded provider that stands in for an external one. `body` is HTML. */
export const plainPage = (nonce: string, title: string, body: string): string => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

/** Sends a page that may only run and load what `render` marks with the nonce, and fetch from the shop if it `mayFetch`. */
export function sendPlainPage(
  response: Response,
  status: number,
  render: (nonce: string) => string,
  { mayFetch = false } = {},
): void {
  const nonce = randomBytes(16).toString('base64');
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .set('Referrer-Policy', 'same-origin')
    .set(
      'Content-Security-Policy',
      `default-src 'none'; ${mayFetch ? "connect-src 'self'; " : ''}style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'`,
    )
    .type('html')
    .send(render(nonce));
}
