import { colours, SHOP } from '@saltbush/contract';
import escapeHtml from 'escape-html';
import type { MailContent } from './content';

const FONT = `font-family:'Helvetica Neue',Arial,sans-serif;color:${colours.ink}`;
const BUTTON = `display:inline-block;padding:14px 24px;border-radius:8px;background:${colours.brand};color:${colours.paper};text-decoration:none;font-weight:bold`;

/** Names the sender. Mails that result from an account or an order have no link to stop them. */
const FOOTER = `This message was sent by ${SHOP.name} and ${SHOP.pharmacy}. Please do not reply to it.`;

function rowHtml({ label, value, isTotal }: NonNullable<MailContent['rows']>[number]): string {
  const weight = isTotal ? 'bold' : 'normal';
  const cell = `padding:6px 0;font-size:16px;font-weight:${weight}`;
  return `<tr><td style="${cell}">${escapeHtml(label)}</td><td align="right" style="${cell}">${escapeHtml(value)}</td></tr>`;
}

const paragraphHtml = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`;

/** Tables and inline styles: mail clients support little else. */
export function renderHtml({
  subject,
  heading,
  paragraphs,
  rows = [],
  action,
  note,
  stop,
}: MailContent): string {
  const table = `<table role="presentation" width="100%" style="margin:0 0 16px">${rows.map(rowHtml).join('')}</table>`;
  const body = [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:32px">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraphHtml),
    rows.length > 0 ? table : '',
    action
      ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="${BUTTON}">${escapeHtml(action.label)}</a></p>`
      : '',
    note
      ? `<p style="margin:0;font-size:14px;line-height:20px;color:${colours.muted}">${escapeHtml(note)}</p>`
      : '',
    stop
      ? `<p style="margin:8px 0 0;font-size:14px;line-height:20px"><a href="${escapeHtml(stop.url)}" style="color:${colours.muted}">${escapeHtml(stop.label)}</a></p>`
      : '',
  ].join('');
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;background:${colours.sand};${FONT}"><table role="presentation" width="100%"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" style="max-width:568px;background:${colours.paper};border-radius:12px"><tr><td style="padding:24px 32px 0;font-size:20px;font-weight:bold;color:${colours.brand}">${escapeHtml(SHOP.name)}</td></tr><tr><td style="padding:24px 32px 32px">${body}</td></tr></table><p style="max-width:568px;font-size:14px;line-height:20px;color:${colours.muted}">${escapeHtml(FOOTER)}</p></td></tr></table></body></html>`;
}

/** The plain-text version. */
export function renderText({ heading, paragraphs, rows = [], action, note, stop }: MailContent): string {
  const blocks = [
    heading,
    ...paragraphs,
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    note ?? '',
    stop ? `${stop.label}:\n${stop.url}` : '',
    `--\n${FOOTER}`,
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}
