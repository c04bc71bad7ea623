import { useActionStatus } from '@saltbush/shared-ui/design/core';
import { errorMessage, hasCode } from '@saltbush/shared-ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { contentEntryKey } from '../api/content-entry';
import type { StaffContent } from '../api/content-fields';
import { CONTENT_LIST_KEY } from '../api/content-list';

interface Changed {
  content: StaffContent;
  removed: readonly string[];
}

/** What every change of an entry has. */
export interface StepStart {
  key: string;
  content_id: string;
  expected_version: number;
}

/**
 * A change of an entry: afterwards, whether it worked or not, the page shows what the entry has become. Each attempt at the
 * same change has the same key, so that none is made twice.
 */
export function useContentStep(id: string) {
  const queryClient = useQueryClient();
  const { status, run, failure } = useActionStatus();
  const attempt = useRef({ what: '', key: '' });

  /**
   * @param what changes with what is sent
   * @param onMoved receives the version that a colleague has made meanwhile
   * @returns what the entry has become; null if the change failed
   */
  const take = async (
    [what, expected_version]: readonly [string, number],
    step: (start: StepStart) => Promise<Changed>,
    onMoved?: (version: number) => void,
  ): Promise<Changed | null> => {
    const same = `${expected_version} ${what}`;
    if (attempt.current.what !== same) attempt.current = { what: same, key: crypto.randomUUID() };
    const result: { changed: Changed | null; isMoved: boolean } = { changed: null, isMoved: false };
    await run(async () => {
      try {
        result.changed = await step({ key: attempt.current.key, content_id: id, expected_version });
        queryClient.setQueryData(contentEntryKey(id), result.changed.content);
      } catch (error) {
        result.isMoved = hasCode(error, 'CONTENT_MOVED');
        throw error;
      }
    });
    if (!result.changed) await queryClient.invalidateQueries({ queryKey: contentEntryKey(id) });
    const now = queryClient.getQueryData<StaffContent>(contentEntryKey(id));
    if (result.isMoved && now) onMoved?.(now.version);
    void queryClient.invalidateQueries({ queryKey: CONTENT_LIST_KEY });
    return result.changed;
  };
  return { status, take, error: failure, failure: failure === null ? null : errorMessage(failure) };
}

export type ContentStep = ReturnType<typeof useContentStep>;
