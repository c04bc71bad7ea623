import { colours } from '@saltbush/contract';
import escapeHtml from 'escape-html';

const STYLE = `body{font:16px/1.5 system-ui;margin:2rem auto;max-width:80rem;padding:0 1rem;color:${colours.ink}}
table{border-collapse:collapse;width:100%}caption{text-align:left;font-weight:600;padding:.5rem 0}th,td{text-align:left;vertical-align:top;padding:.5rem;border-bottom:1px solid ${colours.line}}
td.n,th.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
input{padding:.25rem .5rem;min-width:14rem}.wide{overflow-x:auto}pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}`;

/** Writes one page of the diagnostics; `body` is markup. */
export const diagnosticsLayout = (title: string, body: string, nonce: string): string =>
  `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style nonce="${nonce}">${STYLE}</style><h1>${escapeHtml(title)}</h1>${body}</html>`;
