import type { DraftEntries } from '@saltbush/contract';

/** Whose form it is: an account's id; null for a guest. */
export type DraftOwner = string | null;

/** A form whose owner has signed out, or somebody else in, on a page that showed it: nothing of what was entered. */
export interface LeftBehind {
  /** The account's id. */
  owner: string;
  /** Whether all of it was kept in the account. */
  isKept: boolean;
}

interface Leaving {
  owner: DraftOwner;
  entries: DraftEntries;
  saving: 'kept' | 'busy' | 'unkept';
  left: LeftBehind | null;
}

/** Returns what is left behind of a form once it is the next owner's; null if nothing is, or if its owner is back. */
export function leftTo(next: DraftOwner, { owner, entries, saving, left }: Leaving): LeftBehind | null {
  const isLeaving = owner !== null && owner !== next && Object.keys(entries).length > 0;
  const behind = isLeaving ? { owner, isKept: saving === 'kept' } : left;
  return behind?.owner === next ? null : behind;
}
