import { readPhrases, type SynonymLine, synonymErrors } from '@saltbush/contract';
import { useConfirmStep } from '@saltbush/shared-ui/counter';
import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage, hasCode } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Preview, previewLine } from '../api/preview-line';
import { saveSynonym } from '../api/save-synonym';
import { SYNONYMS_KEY, type Synonym } from '../api/synonyms';
import { findLost, lostStep } from './lost-searches';

export type LineErrors = Partial<Record<keyof SynonymLine, string>>;

/** What was typed into the form of a line. */
export interface LineWords {
  typed: string;
  found: string;
}

/**
 * The form of a line: tries it out, and saves it once, after a question if searches would find nothing any more. What is saved is a change of the version that was shown at first,
 * so that a colleague's change meanwhile is never undone; a new line has none, and its id is made once.
 */
export function useLineForm(current: Synonym | null, onSaved: () => void) {
  const [line] = useState(current);
  const queryClient = useQueryClient();
  const trying = useActionStatus();
  const saving = useActionStatus();
  const looking = useActionStatus();
  const { ask, dialog } = useConfirmStep();
  const newId = useRef('');
  const [errors, setErrors] = useState<LineErrors>({});
  const [tried, setTried] = useState<{ query: string; preview: Preview } | null>(null);

  /** Returns the line if its words can be kept; else the fields say why not. */
  function read({ typed, found }: LineWords): SynonymLine | null {
    const words = { typed: readPhrases(typed), found: readPhrases(found) };
    const wrong = synonymErrors(words);
    setErrors(wrong ?? {});
    return wrong ? null : words;
  }
  const inputOf = (words: SynonymLine) => {
    newId.current ||= crypto.randomUUID();
    return { id: line?.id ?? newId.current, typed: [...words.typed], found: [...words.found] };
  };
  async function tryOut(given: LineWords): Promise<void> {
    const words = read(given);
    const query = words?.typed[0];
    if (!words || !query) return;
    await trying.run(async () => setTried({ query, preview: await previewLine(query, inputOf(words)) }));
  }
  async function save(given: LineWords): Promise<void> {
    const words = read(given);
    if (!words) return;
    await looking.run(async () => {
      const lost = await findLost(words, (query) => previewLine(query, inputOf(words)));
      if (lost.length > 0) ask(lostStep(lost), () => void keep(words));
      else await keep(words);
    });
  }
  async function keep(words: SynonymLine): Promise<void> {
    const input = { ...inputOf(words), version: line?.version ?? 0 };
    const hasWorked = await saving.run(async () => {
      queryClient.setQueryData(SYNONYMS_KEY, await saveSynonym(input));
    });
    if (!hasWorked) return void queryClient.invalidateQueries({ queryKey: SYNONYMS_KEY });
    newId.current = '';
    setTried(null);
    onSaved();
  }
  const failure = saving.failure ?? looking.failure ?? trying.failure;
  return {
    ...{ line, errors, tried, tryOut, save, dialog },
    isOutdated: hasCode(failure, 'SYNONYM_MOVED'),
    tryStatus: trying.status,
    saveStatus: looking.status === 'busy' ? looking.status : saving.status,
    failure: failure === null ? null : errorMessage(failure),
  };
}
