import { useSession } from '@saltbush/shared-ui/platform';
import { useEffect } from 'react';
import type { HealthDraft, HealthDraftState } from './health-draft';

/** Reads an unfinished form for whoever is here, again when the page is returned to. */
export function useHealthDraft(draft: HealthDraft): HealthDraftState {
  const status = useSession((session) => session.status);
  const owner = useSession(({ user }) => user?.id ?? null);
  const isPrivate = useSession(({ impersonation }) => impersonation === null);
  const state = draft.store();
  useEffect(() => {
    if (status !== 'unknown') void draft.start(owner, { isPrivate });
  }, [draft, status, owner, isPrivate]);
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && void draft.refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [draft]);
  const isReady = status !== 'unknown' && state.isReady && state.owner === owner;
  return { ...state, isReady };
}
