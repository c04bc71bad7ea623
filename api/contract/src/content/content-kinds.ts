import type { PictureUse } from './content-pictures';

/**
 * What a field holds: words of one line or of several, words with bold parts, HTML, where a link leads, or the address of
 * a picture.
 */
export type ContentFieldType = 'line' | 'text' | 'emphasis' | 'html' | 'link' | 'picture';

export interface ContentField {
  name: string;
  label: string;
  type: ContentFieldType;
  /** The most characters. */
  max: number;
  isOptional?: boolean;
  hint?: string;
  /** Says what a picture shows, for shoppers who cannot see it. */
  isAlt?: boolean;
  /** Of a picture. */
  use?: PictureUse;
}

/** Parts of an entry of which there can be several, such as the messages of the announcement strip. */
export interface ContentItems {
  /** One of them, in the singular. */
  label: string;
  fields: readonly ContentField[];
  min: number;
  max: number;
}

export interface ContentKind {
  label: string;
  fields: readonly ContentField[];
  items?: ContentItems;
}

const line = (name: string, label: string, max: number, more: Partial<ContentField> = {}): ContentField => ({
  ...{ name, label, type: 'line', max },
  ...more,
});
const text = (name: string, label: string, max: number, more: Partial<ContentField> = {}): ContentField =>
  line(name, label, max, { type: 'text', ...more });
const target = (name: string, label: string, more: Partial<ContentField> = {}): ContentField =>
  line(name, label, 300, { type: 'link', ...more });
const picture = (name: string, use: PictureUse): ContentField =>
  line(name, 'Picture', 300, { type: 'picture', use });

const LINK = [line('linkText', 'Link text', 40), target('targetLink', 'Link address')];

/** The kinds of content that staff edit, with the names that their fields have in the shop's content. */
export const CONTENT_KINDS = {
  banner: {
    label: 'Banner of the home page',
    fields: [
      line('eyebrow', 'Line above the title', 60, { isOptional: true }),
      line('title', 'Title', 80),
      text('text', 'Text', 240),
      ...LINK,
      picture('image', 'banner'),
    ],
  },
  promotions: {
    label: 'Promotions of the home page',
    fields: [line('title', 'Title', 80)],
    items: {
      label: 'Promotion',
      min: 1,
      max: 6,
      fields: [line('title', 'Title', 60), text('text', 'Text', 160), ...LINK, picture('image', 'card')],
    },
  },
  'mobile-promo': {
    label: 'Promotion of the phone’s menu',
    fields: [
      picture('mobilePromoImage', 'mobile_promo'),
      line('mobilePromoImageAlt', 'What the picture shows', 200, {
        isAlt: true,
        hint: 'With the words in it: shoppers who cannot see it get only these',
      }),
      target('mobilePromoTargetLink', 'Picture links to'),
      line('mobilePromoDisclaim', 'Small print', 120, { isOptional: true }),
      target('mobilePromoDisclaimTargetLink', 'Small print links to', { isOptional: true }),
    ],
  },
  'top-strip': {
    label: 'Announcement strip',
    fields: [],
    items: {
      label: 'Message',
      min: 1,
      max: 6,
      fields: [
        line('html', 'Message', 160, { type: 'emphasis', hint: '<strong> and <em> stand out' }),
        target('targetLink', 'Message links to', { isOptional: true }),
        line('title', 'Panel title', 60, {
          isOptional: true,
          hint: 'Without a title the message has nothing in the panel below the strip',
        }),
        text('description', 'Panel text', 240, { isOptional: true }),
        line('linkText', 'Panel link text', 40, { isOptional: true }),
        target('detailLink', 'Panel link address', { isOptional: true }),
      ],
    },
  },
  page: {
    label: 'Text page',
    fields: [
      line('title', 'Title', 80),
      text('description', 'Description for search engines', 200),
      line('html', 'Text in HTML', 20_000, {
        type: 'html',
        hint: 'Headings h2 to h4, paragraphs, lists, tables, links, bold. Anything else is removed.',
      }),
    ],
  },
  'search-banners': {
    label: 'Banners of the search',
    fields: [line('disclaimer', 'Small print', 160, { isOptional: true })],
    items: {
      label: 'Banner',
      min: 1,
      max: 4,
      fields: [line('text', 'Text', 80), target('targetLink', 'Banner links to'), picture('image', 'card')],
    },
  },
  'promo-banner': {
    label: 'Promotional banner',
    fields: [
      line('title', 'Title', 80),
      text('text', 'Text', 160),
      target('targetLink', 'Banner links to'),
      picture('image', 'card'),
    ],
  },
} as const satisfies Readonly<Record<string, ContentKind>>;

export type ContentKindName = keyof typeof CONTENT_KINDS;

/** @returns the kind of that name */
export const contentKind = (name: ContentKindName): ContentKind => CONTENT_KINDS[name];

export const isContentKind = (name: string): name is ContentKindName => Object.hasOwn(CONTENT_KINDS, name);

/** The texts of an entry or of a part of it, by the names of their fields. */
export type ContentTexts = Readonly<Record<string, string>>;

/** What an entry says: its own texts and those of its parts, in the order in which they are shown. */
export interface ContentValue {
  fields: ContentTexts;
  items: readonly { id: string; fields: ContentTexts }[];
}

const ENTRY_ID = /^[a-z]+(?:-[a-z]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*){0,3}$/;

/** @returns whether a text can be the id of an entry: its kind, and what it is of that kind, joined by dots */
export const isContentId = (id: string): boolean =>
  id.length <= 80 && ENTRY_ID.test(id) && isContentKind(id.split('.')[0] ?? '');

/** The published versions of an entry that are kept, its present one among them. */
export const KEPT_VERSIONS = 20;
/** The longest time before a draft is published by itself, in days. */
export const MAX_PLAN_DAYS = 365;
