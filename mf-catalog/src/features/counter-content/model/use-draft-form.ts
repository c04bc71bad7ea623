import {
  type ContentKindName,
  type ContentValue,
  contentErrors,
  contentKind,
  readContentText,
} from '@saltbush/contract';
import { hasCode } from '@saltbush/shared-ui/platform';
import { useMemo, useState } from 'react';
import type { StaffContent } from '../api/content-fields';
import { saveDraft } from '../api/save-draft';
import { readValue, writeValue } from './content-value';
import { useContentStep } from './use-content-step';

/** What somebody has entered, and the version of the entry that they have seen. */
interface Entered {
  value: ContentValue;
  version: number;
}

type Errors = Readonly<Record<string, string>>;

/** Reads texts as the api will, so that both find the same errors. */
function asRead(kind: ContentKindName, { fields, items }: ContentValue): ContentValue {
  const { fields: own, items: parts } = contentKind(kind);
  const read = (of: typeof own, texts: ContentValue['fields']) =>
    Object.fromEntries(of.map((field) => [field.name, readContentText(field, texts[field.name] ?? '')]));
  return {
    fields: read(own, fields),
    items: items.map((item) => ({ id: item.id, fields: read(parts?.fields ?? [], item.fields) })),
  };
}

/**
 * The draft that is being written. Until something is entered it follows the entry. After a colleague's change what was
 * entered stays, and the next attempt to save it is made over that change knowingly.
 */
export function useDraftForm(kind: ContentKindName, content: StaffContent) {
  const shown = useMemo(() => readValue((content.draft ?? { value: content.published }).value), [content]);
  const [entered, setEntered] = useState<Entered | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [news, setNews] = useState('');
  const step = useContentStep(content.entry.id);
  const value = entered?.value ?? shown;

  const enter = (next: ContentValue) => {
    setEntered({ value: next, version: entered?.version ?? content.version });
    setNews('');
  };
  const forget = (words = '') => {
    setEntered(null);
    setErrors({});
    setNews(words);
  };
  const save = async () => {
    const read = asRead(kind, value);
    const wrong = contentErrors(kind, read);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const version = entered?.version ?? content.version;
    const sent = writeValue(read);
    const saved = await step.take(
      [JSON.stringify(sent), version],
      (start) => saveDraft({ ...start, value: sent }),
      // They have been told: what they save next over that change is meant.
      (moved) => setEntered({ value, version: moved }),
    );
    if (!saved) return;
    const removed = saved.removed.length ? ` Removed from the HTML: ${saved.removed.join(', ')}.` : '';
    forget(`The draft is saved. Shoppers do not see it yet.${removed}`);
  };
  const isMoved = hasCode(step.error, 'CONTENT_MOVED') && entered !== null;
  return {
    ...{ value, news, isDirty: entered !== null, isMoved, enter, forget, save },
    status: step.status,
    failure: step.failure,
    errors: { ...apiErrors(step.error), ...errors } as Errors,
  };
}

/** Errors of the api by field; what concerns no field is the failure itself. */
function apiErrors(error: unknown): Errors {
  const fields = hasCode(error, 'INVALID_INPUT') ? (error.extensions.fields ?? {}) : {};
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, message ?? '']));
}

export type DraftForm = ReturnType<typeof useDraftForm>;
