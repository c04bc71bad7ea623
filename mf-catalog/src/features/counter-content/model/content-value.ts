import {
  type ContentKindName,
  type ContentTexts,
  type ContentValue,
  contentKind,
  isContentKind,
} from '@saltbush/contract';
import type { StaffContentValueInput } from '../../../generated/gql/graphql';
import type { SentValue } from '../api/value-fields';

const textsOf = (fields: SentValue['fields']): ContentTexts =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

const listOf = (texts: ContentTexts) => Object.entries(texts).map(([name, value]) => ({ name, value }));

/** Reads what an entry says. */
export const readValue = ({ fields, items }: SentValue): ContentValue => ({
  fields: textsOf(fields),
  items: items.map((item) => ({ id: item.id, fields: textsOf(item.fields) })),
});

/** Writes what an entry shall say, as the api takes it. */
export const writeValue = ({ fields, items }: ContentValue): StaffContentValueInput => ({
  fields: listOf(fields),
  items: items.map((item) => ({ id: item.id, fields: listOf(item.fields) })),
});

/** @returns the kind of an entry; null for one that this release does not know */
export const kindOf = (name: string): ContentKindName | null => (isContentKind(name) ? name : null);

/** Sets a text of an entry, or of a part of it. */
export function withText(
  value: ContentValue,
  [name, text]: readonly [string, string],
  index: number | null,
): ContentValue {
  const set = (texts: ContentTexts) => ({ ...texts, [name]: text });
  if (index === null) return { ...value, fields: set(value.fields) };
  const items = value.items.map((item, at) => (at === index ? { ...item, fields: set(item.fields) } : item));
  return { ...value, items };
}

/** Adds an empty part. */
export function withItem(kind: ContentKindName, value: ContentValue): ContentValue {
  const fields = Object.fromEntries((contentKind(kind).items?.fields ?? []).map(({ name }) => [name, '']));
  return { ...value, items: [...value.items, { id: crypto.randomUUID(), fields }] };
}

export const withoutItem = (value: ContentValue, index: number): ContentValue => ({
  ...value,
  items: value.items.filter((_item, at) => at !== index),
});

/** Moves a part before the one that is in front of it. */
export function withItemEarlier(value: ContentValue, index: number): ContentValue {
  const items = [...value.items];
  const [moved] = items.splice(index, 1);
  if (moved) items.splice(index - 1, 0, moved);
  return { ...value, items };
}

/** Names the fields of errors: "Title: …", "Promotion 2, Title: …". */
export function namedErrors(
  kind: ContentKindName,
  errors: Readonly<Record<string, string>>,
): { field: string; message: string }[] {
  const { fields, items } = contentKind(kind);
  const labelOf = (of: typeof fields, name: string) => of.find((field) => field.name === name)?.label;
  return Object.entries(errors).map(([field, message]) => {
    const [first = '', name = ''] = field.split('.');
    const label = name ? labelOf(items?.fields ?? [], name) : labelOf(fields, first);
    const place = name && items ? `${items.label} ${Number(first) + 1}, ` : '';
    return { field, message: label ? `${place}${label}: ${message}` : message };
  });
}
