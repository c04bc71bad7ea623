import { parseGivenAnswers } from '../questionnaires/answers';

/** How long an unfinished form is kept after its last change (section 5.j). */
export const HEALTH_DRAFT_DAYS = 10;

/** More than the longest questionnaire has, with everything around it. */
const MAX_ENTRIES = 60;
/** Length of the longest draft, as JSON. */
const MAX_DRAFT_TEXT = 8_000;
const ENTRY_NAME = /^[A-Za-z][\w.-]{0,59}$/;

/** What was entered in an unfinished form, by name. */
export type DraftEntries = Readonly<Record<string, unknown>>;

const isName = (name: string): boolean => ENTRY_NAME.test(name) && !(name in Object.prototype);

/** Returns the changes of a draft from JSON; null unless it is an object of entries. */
export function readDraftChanges(json: string): DraftEntries | null {
  const changes = parseGivenAnswers(json);
  return changes && Object.keys(changes).every(isName) ? changes : null;
}

/** Returns the draft with its changes, or null if that is more than is kept; null as a value removes an entry. */
export function changedDraft(entries: DraftEntries, changes: DraftEntries): DraftEntries | null {
  const kept = Object.entries({ ...entries, ...changes }).filter(([, value]) => value !== null);
  const changed = Object.fromEntries(kept);
  const isTooLong = kept.length > MAX_ENTRIES || JSON.stringify(changed).length > MAX_DRAFT_TEXT;
  return isTooLong ? null : changed;
}
