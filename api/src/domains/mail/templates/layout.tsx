import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from './content';
import { FOOTER } from './Footer';
import { Mail } from './Mail';

/** The version for clients that show markup. */
export const renderHtml = (content: MailContent): string =>
  `<!doctype html>${renderToStaticMarkup(<Mail {...content} />)}`;

/** The version for clients that show text alone. */
export function renderText(content: MailContent): string {
  const { heading, paragraphs, rows = [], blocks = [], action, note, stop } = content;
  const parts = [
    heading,
    ...paragraphs,
    rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...blocks.map(({ title, lines }) => [title, ...lines].join('\n')),
    action ? `${action.label}:\n${action.url}` : '',
    note ?? '',
    stop ? `${stop.label}:\n${stop.url}` : '',
    ['--', ...FOOTER].join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}
