import { tabStorage } from '@saltbush/shared-ui/platform';

export interface LoadRecord {
  remote: string;
  part: string;
  milliseconds: number;
  error: string | null;
}

/** What is noted of a load, or of an error of the page. */
export interface Noted extends LoadRecord {
  /** What was thrown, for its place in the code. */
  cause?: unknown;
}

const KEY = 'saltbush-diagnostics';
const MAX_RECORDS = 50;
/** `part` of a record of somebody's Retry. */
export const RETRY = 'retry';
/** `part` of an error that belongs to no load. */
export const ERROR = 'error';

/** What happened before somebody follows it: the code that reports it is loaded late. */
let waiting: Noted[] = [];
let follower: ((record: Noted) => void) | null = null;

function note(record: Noted): void {
  if (follower) follower(record);
  else if (waiting.length < MAX_RECORDS) waiting.push(record);
}

/** Calls back with everything that was noted on this page, and with what follows. */
export function followNotes(follow: (record: Noted) => void): void {
  follower = follow;
  waiting.forEach(follow);
  waiting = [];
}

/**
 * Stores this tab's latest loads and failures for the diagnostics page. Contains names and times only.
 * @param cause What was thrown; a load without it has succeeded
 */
export function recordLoad(remote: string, part: string, cause?: unknown, milliseconds = 0): void {
  const error = cause === undefined ? null : String(cause);
  const record = { remote, part, milliseconds: Math.round(milliseconds), error };
  tabStorage.writeJson(KEY, [...readLoads(), record].slice(-MAX_RECORDS));
  note({ ...record, cause });
}

/** Returns the loads recorded in this tab, oldest first. */
export function readLoads(): LoadRecord[] {
  const stored = tabStorage.readJson(KEY);
  return Array.isArray(stored) ? stored : [];
}

/** Notes errors that nothing on the page handles; their messages may hold what somebody typed, so they are not stored. */
export function noteErrors(): void {
  const noteError = (cause: unknown) => note({ remote: '', part: ERROR, milliseconds: 0, error: '', cause });
  window.addEventListener('error', ({ error }) => error && noteError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
}
