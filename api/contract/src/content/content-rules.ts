import {
  type ContentField,
  type ContentKindName,
  type ContentTexts,
  type ContentValue,
  contentKind,
} from './content-kinds';

/** What is wrong with content, in the words of the form and the api. */
export const CONTENT_WORDS = {
  missing: 'Please fill this in',
  picture_missing: 'Please choose a picture',
  picture_gone: 'This picture is no longer there. Please choose the file again.',
  picture_foreign: 'Please upload the picture: pictures from other sites can’t be used',
  alt_missing: 'Please say what the picture shows, for shoppers who cannot see it',
  link_malformed:
    'Please enter a path of the shop, such as /browse/skin-care, or an address that begins with https://',
  link_unknown: 'The shop has no such page. Please check the path.',
  link_medicine: 'This leads to a medicine that may not be advertised. Please choose another page.',
  small_print_link: 'Please say where the small print leads',
  panel_incomplete: 'Please fill this in too, or leave the panel empty',
  items_few: 'Please keep at least one',
  items_many: 'Too many. Please remove some.',
  unknown: 'This is not part of the entry',
  moment_invalid: 'Please choose a moment after now and within a year',
  moment_skipped: 'This time is skipped when daylight saving starts. Please choose another one.',
} as const;

/** @returns the words for a text of too many characters */
export const contentTooLong = (max: number): string =>
  `Please use at most ${max.toLocaleString('en-AU')} characters`;

/** Characters that nobody sees, such as those that turn the direction of what follows; emoji need their joiner. */
const INVISIBLE = /(?![\n\t\u200D])[\p{Cc}\p{Cf}]/gu;

/** @returns a text as it is kept: without what cannot be seen, on one line unless its field has several */
export function readContentText(field: ContentField, text: string): string {
  const visible = text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '');
  return field.type === 'html' ? visible.trim() : visible.replace(/\s+/g, ' ').trim();
}

/** Whether a target is a path of this shop or an address that begins with https. */
export function isTarget(target: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(target)) return true;
  if (!/^https:\/\/[^\s\\]+$/.test(target) || !URL.canParse(target)) return false;
  const { username, password, hostname } = new URL(target);
  return username === '' && password === '' && hostname.includes('.');
}

function missingWords({ type, isAlt }: ContentField): string {
  if (isAlt) return CONTENT_WORDS.alt_missing;
  return type === 'picture' ? CONTENT_WORDS.picture_missing : CONTENT_WORDS.missing;
}

const hasWords = ({ type }: ContentField, text: string): boolean =>
  type === 'link' || type === 'picture' ? text !== '' : /[\p{L}\p{N}]/u.test(text.replace(/<[^>]*>/g, ''));

function textError(field: ContentField, text: string): string | null {
  if (text === '' && field.isOptional) return null;
  if (!hasWords(field, text)) return missingWords(field);
  if (text.length > field.max) return contentTooLong(field.max);
  return field.type === 'link' && !isTarget(text) ? CONTENT_WORDS.link_malformed : null;
}

/** Fields that go together: a panel's title with the rest of it, small print with where it leads. */
function together(kind: ContentKindName, texts: ContentTexts): Record<string, string> {
  const wrong: Record<string, string> = {};
  if (kind === 'mobile-promo' && texts.mobilePromoDisclaim && !texts.mobilePromoDisclaimTargetLink)
    wrong.mobilePromoDisclaimTargetLink = CONTENT_WORDS.small_print_link;
  if (kind !== 'top-strip') return wrong;
  const panel = ['title', 'description', 'linkText', 'detailLink'];
  if (panel.some((name) => texts[name]))
    for (const name of panel) if (!texts[name]) wrong[name] = CONTENT_WORDS.panel_incomplete;
  return wrong;
}

function textsErrors(
  kind: ContentKindName,
  fields: readonly ContentField[],
  texts: ContentTexts,
): [name: string, message: string][] {
  const errors = fields.map((field) => [field.name, textError(field, texts[field.name] ?? '')] as const);
  const own = Object.fromEntries(errors.filter(([, message]) => message !== null)) as Record<string, string>;
  return Object.entries({ ...together(kind, texts), ...own });
}

/**
 * @param value with texts as `readContentText` returns them
 * @returns what is wrong with an entry, by field: `title`, or `2.title` of its third part; empty if nothing is
 */
export function contentErrors(
  kind: ContentKindName,
  { fields, items }: ContentValue,
): Record<string, string> {
  const { fields: own, items: parts } = contentKind(kind);
  const found = textsErrors(kind, own, fields);
  for (const [index, item] of items.entries())
    for (const [name, message] of textsErrors(kind, parts?.fields ?? [], item.fields))
      found.push([`${index}.${name}`, message]);
  if (parts && items.length < parts.min) found.push(['items', CONTENT_WORDS.items_few]);
  if (items.length > (parts?.max ?? 0)) found.push(['items', CONTENT_WORDS.items_many]);
  return Object.fromEntries(found);
}
