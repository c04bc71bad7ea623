import {
  CONTENT_WORDS,
  type ContentField,
  type ContentKindName,
  type ContentTexts,
  type ContentValue,
  contentErrors,
  contentKind,
  readContentText,
} from '@saltbush/contract';
import type { StaffContentTextInput, StaffContentValueInput } from '../../../generated/resolvers';
import { cleanHtml, cleanLine, removedFrom } from '../../../lib/clean-html';
import { invalidInput } from '../../../lib/errors';

const MOST = 20;
const ITEM_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;

interface ReadValue {
  value: ContentValue;
  /** What was removed from its HTML, in words. */
  removed: string[];
}

function cleaned({ type }: ContentField, text: string): { text: string; removed: string[] } {
  if (type !== 'html' && type !== 'emphasis') return { text, removed: [] };
  const clean = type === 'html' ? cleanHtml(text) : cleanLine(text);
  return { text: clean.trim(), removed: removedFrom(text, type === 'html' ? 'text' : 'line') };
}

/** Reads the fields of a kind; those that it does not have are refused. */
function readTexts(
  fields: readonly ContentField[],
  given: readonly StaffContentTextInput[],
  removed: Set<string>,
): ContentTexts {
  const texts = new Map(given.slice(0, MOST).map(({ name, value }) => [name, value]));
  if (given.length > MOST || [...texts.keys()].some((name) => !fields.some((field) => field.name === name)))
    throw invalidInput({ value: CONTENT_WORDS.unknown });
  return Object.fromEntries(
    fields.map((field) => {
      const found = cleaned(field, readContentText(field, texts.get(field.name) ?? ''));
      for (const words of found.removed) removed.add(words);
      return [field.name, found.text];
    }),
  );
}

/**
 * Reads what an entry shall say, by the rules of the contract.
 * @throws {BusinessError} INVALID_INPUT by field
 */
export function readValue(kind: ContentKindName, input: StaffContentValueInput): ReadValue {
  const { fields, items: parts } = contentKind(kind);
  const ids = new Set(input.items.slice(0, MOST).map(({ id }) => id));
  if (ids.size !== input.items.length || [...ids].some((id) => !ITEM_ID.test(id)))
    throw invalidInput({ items: CONTENT_WORDS.items_many });
  const removed = new Set<string>();
  const value = {
    fields: readTexts(fields, input.fields, removed),
    items: input.items.map((item) => ({
      id: item.id,
      fields: readTexts(parts?.fields ?? [], item.fields, removed),
    })),
  };
  const errors = contentErrors(kind, value);
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
  return { value, removed: [...removed] };
}
