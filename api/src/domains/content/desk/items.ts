import { type ContentKindName, type ContentValue, contentKind } from '@saltbush/contract';
import type { CleanHtml } from '../../../lib/clean-html';
import type { TopStripContent } from '../documents';

type Items = ContentValue['items'];

/** Returns the parts of an entry whose fields have the names that they have in the content. */
export function itemsOf(kind: ContentKindName, sources: readonly { id: string }[]): Items {
  const fields = contentKind(kind).items?.fields ?? [];
  return sources.map((source) => {
    const texts = source as unknown as Record<string, unknown>;
    return {
      id: source.id,
      fields: Object.fromEntries(fields.map(({ name }) => [name, String(texts[name] ?? '')])),
    };
  });
}

/** Reads the announcement strip as messages, each with its entry of the panel, and writes it so. */
export function stripOf({ rotatingRichTexts, dropdown }: TopStripContent) {
  const read: Items = rotatingRichTexts.map(({ id, html, targetLink }) => {
    const detail = dropdown.find((entry) => entry.id === id);
    const { title = '', description = '', linkText = '', targetLink: detailLink = '' } = detail ?? {};
    return { id, fields: { html, targetLink, title, description, linkText, detailLink } };
  });
  const write = (items: Items): Pick<TopStripContent, 'rotatingRichTexts' | 'dropdown'> => ({
    rotatingRichTexts: items.map(({ id, fields: { html = '', targetLink = '' } }) => ({
      ...{ id, targetLink },
      // Cleaned before it was kept as a draft.
      html: html as CleanHtml,
    })),
    dropdown: items.flatMap(({ id, fields }) => {
      const { title = '', description = '', linkText = '', detailLink: targetLink = '' } = fields;
      return title ? [{ id, title, description, linkText, targetLink }] : [];
    }),
  });
  return { read, write };
}
