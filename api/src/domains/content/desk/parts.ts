import { type ContentKindName, type ContentTexts, type ContentValue, contentKind } from '@saltbush/contract';
import type { ContentDocument } from '../documents';
import { itemsOf, stripOf } from './items';

/** A part of the shop's content that is one entry at the desk. */
export interface ContentPart {
  id: string;
  kind: ContentKindName;
  /** Path of a page on which shoppers see it. */
  path: string;
  value: ContentValue;
  /** @returns the fields of its document that change with a value */
  write(value: ContentValue, now: Date): { document: ContentDocument['_id']; set: Record<string, unknown> };
}

type Written = ReturnType<ContentPart['write']>['set'];
type DocumentOf<Id extends ContentDocument['_id']> = Extract<ContentDocument, { _id: Id }>;

const textsOf = (kind: ContentKindName, source: object): ContentTexts =>
  Object.fromEntries(
    contentKind(kind).fields.map(({ name }) => [
      name,
      String((source as Record<string, unknown>)[name] ?? ''),
    ]),
  );

function part(
  [kind, key, path]: readonly [ContentKindName, string, string],
  { _id: document }: Pick<ContentDocument, '_id'>,
  value: ContentValue,
  write: (value: ContentValue, now: Date) => Written,
): ContentPart {
  const id = [kind, ...key.split('/').filter(Boolean)].join('.');
  return { id, kind, path, value, write: (next, now) => ({ document, set: write(next, now) }) };
}

function homeParts(home: DocumentOf<'home'>): ContentPart[] {
  const replaced = (id: string, change: object) => ({
    sections: home.sections.map((section) => (section.id === id ? { ...section, ...change } : section)),
  });
  return home.sections.flatMap((section) => {
    if (section.kind === 'hero') {
      const value = { fields: textsOf('banner', section), items: [] };
      return part(['banner', section.id, '/'], home, value, ({ fields }) => replaced(section.id, fields));
    }
    if (section.kind !== 'promotions') return [];
    const value = { fields: textsOf('promotions', section), items: itemsOf('promotions', section.cards) };
    return part(['promotions', section.id, '/'], home, value, ({ fields, items }) =>
      replaced(section.id, { ...fields, cards: items.map(({ id, fields: texts }) => ({ id, ...texts })) }),
    );
  });
}

function menuParts(navigation: DocumentOf<'navigation'>): ContentPart[] {
  const value = { fields: textsOf('mobile-promo', navigation.mobile_promo), items: [] };
  return [
    part(['mobile-promo', '', '/'], navigation, value, ({ fields }) => ({ mobile_promo: { ...fields } })),
  ];
}

function searchParts(banners: DocumentOf<'search-banners'>): ContentPart[] {
  const shown = banners.promoBanners.map((banner, index) => ({ id: `banner-${index + 1}`, ...banner }));
  const value = { fields: textsOf('search-banners', banners), items: itemsOf('search-banners', shown) };
  return [
    part(['search-banners', '', '/'], banners, value, ({ fields, items }) => ({
      ...fields,
      // The first stands out, whichever it is.
      promoBanners: items.map(({ fields: texts }, index) => ({
        ...texts,
        theme: index === 0 ? 'primary' : 'other',
      })),
    })),
  ];
}

/** Lists the parts of a document that staff edit; none of one that only developers change. */
export function partsOf(document: ContentDocument): ContentPart[] {
  const { _id } = document;
  if ('sections' in document) return homeParts(document);
  if ('mobile_promo' in document) return menuParts(document);
  if ('rotatingRichTexts' in document) {
    const { read, write } = stripOf(document);
    return [part(['top-strip', '', '/'], document, { fields: {}, items: read }, ({ items }) => write(items))];
  }
  if ('searchBannerCodeNames' in document) return searchParts(document);
  if ('code' in document) {
    const value = { fields: textsOf('promo-banner', document), items: [] };
    return [part(['promo-banner', document.code, '/'], document, value, ({ fields }) => ({ ...fields }))];
  }
  if (!('html' in document)) return [];
  const value = { fields: textsOf('page', document), items: [] };
  const path = _id.slice('page:'.length);
  return [
    part(['page', path, `/${path}`], document, value, ({ fields }, now) => ({ ...fields, updated_at: now })),
  ];
}

/** @returns the id of the document that has the part of an entry */
export function documentOf(id: string): ContentDocument['_id'] {
  const [kind = '', ...key] = id.split('.');
  if (kind === 'banner' || kind === 'promotions') return 'home';
  if (kind === 'mobile-promo') return 'navigation';
  if (kind === 'top-strip' || kind === 'search-banners') return kind;
  return kind === 'page' ? `page:${key.join('/')}` : `promo-banner:${key.join('/')}`;
}
