import {
  type ContentField,
  type ContentKindName,
  type ContentTexts,
  type ContentValue,
  contentErrors,
  contentKind,
} from '@saltbush/contract';
import { invalidInput } from '../../../lib/errors';
import { type TargetContext, targetError } from './target';

/** Addresses in clean HTML, where attributes are in double quotes. */
const HREF = /<a href="((?:\/|https?:)[^"]*)"/g;

const targetsOf = ({ type }: ContentField, text: string): string[] => {
  if (type === 'link') return text === '' ? [] : [text];
  return type === 'html'
    ? [...text.matchAll(HREF)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    : [];
};

/** Only what informs may lead to medicines that must not be advertised: text pages do. */
const isPromotional = (kind: ContentKindName): boolean => kind !== 'page';

/**
 * Checks that every target of a value is there.
 * @throws {BusinessError} INVALID_INPUT by field
 */
export async function checkLinks(
  ctx: TargetContext,
  kind: ContentKindName,
  { fields, items }: ContentValue,
): Promise<void> {
  const wrong: Record<string, string> = {};
  const check = async (own: readonly ContentField[], texts: ContentTexts, prefix: string) => {
    for (const field of own) {
      for (const target of targetsOf(field, texts[field.name] ?? '')) {
        const error = await targetError(ctx, target, isPromotional(kind));
        if (error) wrong[prefix + field.name] ??= field.type === 'html' ? `${target}: ${error}` : error;
      }
    }
  };
  const { fields: own, items: parts } = contentKind(kind);
  await check(own, fields, '');
  for (const [index, item] of items.entries()) await check(parts?.fields ?? [], item.fields, `${index}.`);
  if (Object.keys(wrong).length > 0) throw invalidInput(wrong);
}

/**
 * Checks a value before shoppers see it: rules and shop may have changed since it was a draft.
 * @throws {BusinessError} INVALID_INPUT by field
 */
export async function checkContent(
  ctx: TargetContext,
  kind: ContentKindName,
  value: ContentValue,
): Promise<void> {
  const errors = contentErrors(kind, value);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  await checkLinks(ctx, kind, value);
}
