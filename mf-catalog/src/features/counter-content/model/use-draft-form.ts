import { type ContentKindName, type ContentValue, contentErrors } from '@saltbush/contract';
import { hasCode } from '@saltbush/shared-ui/platform';
import { useMemo, useRef, useState } from 'react';
import type { StaffContent } from '../api/content-fields';
import { saveDraft } from '../api/save-draft';
import { apiErrors, type FieldErrors } from './content-failures';
import { readValue, writeValue } from './content-value';
import { asRead } from './read-entered';
import { type ContentStep, useContentStep } from './use-content-step';
import { useEntered } from './use-entered';

interface Saved {
  content: StaffContent;
  removed: readonly string[];
}

const savedWords = ({ removed }: Saved): string =>
  `The draft is saved. Shoppers do not see it yet.${removed.length ? ` Removed from the HTML: ${removed.join(', ')}.` : ''}`;

/** What somebody has entered, with what is said about it. */
function useEntry({ entry, version }: StaffContent) {
  const [entered, setEntered] = useEntered(entry.id);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [news, say] = useState('');
  // What is entered while something is being sent must outlast the answer.
  const latest = useRef(entered);
  latest.current = entered;
  const enter = (value: ContentValue) => {
    setEntered({ value, version: entered?.version ?? version });
    say('');
  };
  return { entered, setEntered, latest, errors, setErrors, news, say, enter };
}

/** Why the last attempt failed, until that is answered. */
function useOpenError({ error }: ContentStep) {
  const [dismissed, dismiss] = useState<unknown>(null);
  return { error: error === dismissed ? null : error, dismiss: () => dismiss(error) };
}

/**
 * The draft that is being written. Until something is entered it follows the entry. After a colleague's change what was
 * entered stays, and the next attempt to save it is made over that change knowingly.
 */
export function useDraftForm(kind: ContentKindName, content: StaffContent) {
  const shown = useMemo(() => readValue((content.draft ?? { value: content.published }).value), [content]);
  const { entered, setEntered, latest, errors, setErrors, news, say, enter } = useEntry(content);
  const step = useContentStep(content.entry.id);
  const { error, dismiss } = useOpenError(step);
  const value = entered?.value ?? shown;

  const forget = (words = '') => {
    setEntered(null);
    setErrors({});
    // It was about what is gone now.
    dismiss();
    say(words);
  };
  const save = async () => {
    const read = asRead(kind, value);
    const wrong = contentErrors(kind, read);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const sent = writeValue(read);
    const saved = await step.take(
      [JSON.stringify(sent), entered?.version ?? content.version],
      (start) => saveDraft({ ...start, value: sent }),
      // They have been told: what they save next over that change is meant.
      (moved) => setEntered({ value: latest.current?.value ?? value, version: moved }),
    );
    if (!saved) return;
    if (latest.current === entered || latest.current === null) return forget(savedWords(saved));
    setEntered({ ...latest.current, version: saved.content.version });
    say(`${savedWords(saved)} What you have entered since is not part of it.`);
  };
  return {
    ...{ value, news, isDirty: entered !== null, enter, forget, save, say },
    isMoved: hasCode(error, 'CONTENT_MOVED') && entered !== null,
    status: step.status,
    failure: error === null ? null : step.failure,
    errors: { ...apiErrors(error), ...errors } as FieldErrors,
  };
}

export type DraftForm = ReturnType<typeof useDraftForm>;
