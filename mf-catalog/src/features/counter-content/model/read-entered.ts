import { type ContentKindName, type ContentValue, contentKind, readContentText } from '@saltbush/contract';

/** Reads texts as the api will, so that both find the same errors. */
export function asRead(kind: ContentKindName, { fields, items }: ContentValue): ContentValue {
  const { fields: own, items: parts } = contentKind(kind);
  const read = (of: typeof own, texts: ContentValue['fields']) =>
    Object.fromEntries(of.map((field) => [field.name, readContentText(field, texts[field.name] ?? '')]));
  return {
    fields: read(own, fields),
    items: items.map((item) => ({ id: item.id, fields: read(parts?.fields ?? [], item.fields) })),
  };
}
