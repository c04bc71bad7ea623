import type { SessionUser } from './session';

/** What a page makes of a session that ends by itself, or comes back. Without one, both just happen. */
export interface SessionKeeper {
  /** Whether the page keeps what it shows, covered, until the same person is back. */
  ended(): boolean;
  /** Whether the page still waits, although somebody is signed in. */
  accepted(user: SessionUser): boolean;
}

let keeper: SessionKeeper | null = null;

/** Sets who decides about sessions that end by themselves. */
export function setSessionKeeper(next: SessionKeeper | null): void {
  keeper = next;
}

export const sessionKeeper = (): SessionKeeper | null => keeper;
