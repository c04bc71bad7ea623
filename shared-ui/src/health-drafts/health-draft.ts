import type { DraftEntries } from '@saltbush/contract';
import { hasCode } from '@saltbush/shared-ui/platform';
import { create } from 'zustand';
import type { DraftPlace } from './draft-place';
import { type DraftOwner, type LeftBehind, leftTo } from './left-behind';
import { type DraftForm, deleteDraft, fetchDraft, type KeptDraft, saveDraft } from './operations';

export interface HealthDraftState {
  /** False until it is known what was kept. */
  isReady: boolean;
  owner: DraftOwner;
  /** Null until something is kept. */
  id: string | null;
  version: number;
  entries: DraftEntries;
  /** True while what was kept before this page has not been changed on it. */
  isResumed: boolean;
  /** Whether the last change was kept; `unkept` is kept with the next one. */
  saving: 'kept' | 'busy' | 'unkept';
  /** Set if somebody else's form was here until they left; whoever is here now is told so, and sees none of it. */
  left: LeftBehind | null;
}

const EMPTY = { id: null, version: 0, entries: {}, isResumed: false, saving: 'kept' } as const;

const changed = (entries: DraftEntries, changes: DraftEntries): DraftEntries =>
  Object.fromEntries(Object.entries({ ...entries, ...changes }).filter(([, value]) => value !== null));

/** An unfinished form: what was entered, in memory, and kept sealed by the shop with each change (rule health-21). */
export function createHealthDraft(form: DraftForm, place: DraftPlace) {
  const store = create<HealthDraftState>(() => ({ isReady: false, owner: null, left: null, ...EMPTY }));
  const { getState: get, setState: set } = store;
  let pending: DraftEntries | null = null;
  let sending: Promise<void> | null = null;
  /** Counts owners and forms: what was asked for one is not for the next. */
  let turn = 0;
  let isPrivate = true;

  /** Takes over what the shop keeps, unless something later is known. */
  function accept({ sealed, ...kept }: KeptDraft): void {
    if (sealed && get().owner === null) place.write(sealed);
    const isSame = get().id === kept.id;
    if (isSame && kept.version <= get().version) return;
    set({ ...kept, entries: changed(kept.entries, pending ?? {}) });
  }

  async function send(): Promise<void> {
    const own = turn;
    while (pending && own === turn) {
      const changes = pending;
      pending = null;
      const { owner, id } = get();
      try {
        const kept = await saveDraft(form, { id, changes, sealed: owner ? null : place.read() });
        if (own === turn) accept(kept);
      } catch (error) {
        if (own !== turn) return;
        // Finished or given up in another tab: what is here stays in memory, and is not begun again behind its back.
        isPrivate = isPrivate && !hasCode(error, 'NOT_FOUND');
        pending = { ...changes, ...(pending as DraftEntries | null) };
        return set({ saving: 'unkept' });
      }
    }
    if (own === turn) set({ saving: 'kept' });
  }

  function flush(): void {
    if (!isPrivate || !get().isReady) return;
    set({ saving: 'busy' });
    sending ??= send().finally(() => {
      sending = null;
      if (pending && get().saving === 'busy') flush();
    });
  }

  /** Moves what a guest has entered here to the account that they have signed in to. */
  async function adopt(sealed: string | null): Promise<KeptDraft | null> {
    const isOwn = place.isOfTab() || Object.keys(get().entries).length > 0;
    const stored = isOwn ? null : await fetchDraft(form, null);
    const kept = stored ?? (await saveDraft(form, { id: null, changes: pending ?? {}, sealed }));
    pending = null;
    place.remove();
    return kept;
  }

  async function load(owner: DraftOwner): Promise<KeptDraft | null> {
    const sealed = place.read();
    if (!owner && !sealed) return null;
    if (!owner) return fetchDraft(form, sealed);
    return sealed || pending ? adopt(sealed) : fetchDraft(form, null);
  }

  function reset(owner: DraftOwner, isReady: boolean): void {
    turn += 1;
    pending = null;
    set({ isReady, owner, ...EMPTY });
  }

  return {
    store,

    /** Reads what is kept for its owner. Nothing is kept or read while staff act for a customer. */
    async start(owner: DraftOwner, { isPrivate: own = true } = {}): Promise<void> {
      const before = get();
      if (before.isReady && before.owner === owner) return;
      const isSigningIn = before.isReady && before.owner === null;
      const left = isPrivate ? leftTo(owner, before) : null;
      // What a guest has just entered is on its way to its place.
      if (isSigningIn) await sending?.catch(() => undefined);
      else reset(owner, false);
      turn += 1;
      const mine = turn;
      isPrivate = own;
      set({ isReady: false, owner, saving: own ? 'kept' : 'unkept', left });
      const kept = own ? await load(owner).catch(() => null) : null;
      if (mine !== turn) return;
      if (kept) accept(kept);
      else if (own && !owner) place.remove();
      set({
        isReady: true,
        isResumed: !isSigningIn && kept !== null && Object.keys(kept.entries).length > 0,
      });
      if (pending) flush();
    },

    /** Changes entries; null removes one. */
    change(changes: DraftEntries): void {
      pending = { ...pending, ...changes };
      set({ entries: changed(get().entries, changes), isResumed: false, left: null });
      flush();
    },

    /** Reads what other tabs and devices have changed meanwhile. */
    async refresh(): Promise<void> {
      const { isReady, owner, id } = get();
      if (!isReady || !owner || !id || !isPrivate || pending || sending) return;
      const mine = turn;
      const kept = await fetchDraft(form, null).catch(() => null);
      if (kept?.id === id && mine === turn) accept(kept);
    },

    /** Goes on from what was kept. */
    resume: () => set({ isResumed: false }),

    /** Forgets everything here because its owner has signed out, and remembers whose it was. */
    leave(): void {
      const left = isPrivate ? leftTo(null, get()) : null;
      place.remove();
      reset(get().owner, get().isReady);
      set({ left });
    },

    /** Goes on without what somebody has left behind. */
    dismiss: () => set({ left: null }),

    /** Forgets everything here: it has been finished. */
    forget(): void {
      place.remove();
      reset(get().owner, get().isReady);
    },

    /** Deletes everything, to begin anew. */
    async erase(): Promise<void> {
      const { owner } = get();
      place.remove();
      reset(owner, true);
      if (owner && isPrivate) await deleteDraft(form).catch(() => undefined);
    },
  };
}

export type HealthDraft = ReturnType<typeof createHealthDraft>;
