import type { Response } from 'express';
import { createNonce } from './content-security-policy';

const page = (
  nonce: string,
) => `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>Saltbush Health</title>
<style nonce="${nonce}">body{font-family:system-ui;max-width:40rem;margin:4rem auto;padding:0 1rem}</style>
<h1>Something went wrong</h1>
<p>We couldn’t show this page. Your cart and account are safe. <a href="">Try again</a></p></html>`;

/** Sends the page for a document that could not be created. */
export function sendFailure(response: Response, status: 500 | 503 = 500): void {
  const nonce = createNonce();
  response
    .status(status)
    .set('Cache-Control', 'no-store')
    .set('Content-Security-Policy', `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'`)
    .type('html')
    .send(page(nonce));
}
