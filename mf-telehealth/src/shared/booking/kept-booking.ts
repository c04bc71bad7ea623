import { type BookingType, bookingTypes } from '@saltbush/contract';
import { subscribe } from '@saltbush/shared-ui/bus';
import { createHealthDraft, type HealthDraft, tabPlace } from '@saltbush/shared-ui/health-drafts';
import { type Draft, readDraft, rememberBooked } from './draft';
import { entryOfAnswer, type HealthAnswers, readHealth } from './health-answers';

const drafts = new Map<BookingType, HealthDraft>();
/** The service that was last entered on this page. */
let last: BookingType | null = null;

/**
 * What was entered to book a service. A guest's is sealed in the tab's storage, by the number of the service: its name
 * says something about health.
 */
export function bookingDraft(type: BookingType): HealthDraft {
  const known = drafts.get(type);
  if (known) return known;
  const draft = createHealthDraft(type, tabPlace(`booking_${bookingTypes().indexOf(type)}`));
  drafts.set(type, draft);
  return draft;
}

const stateOf = (type: BookingType) => bookingDraft(type).store.getState();
export const draftOf = (type: BookingType): Draft => readDraft(stateOf(type));
export const healthOf = (type: BookingType): HealthAnswers => readHealth(stateOf(type));

/** Changes what was entered for a service; null removes it. */
export function enter(type: BookingType, change: Partial<Omit<Draft, 'id'> & HealthAnswers>): void {
  last = type;
  bookingDraft(type).change(change);
}

/** Enters an answer; one that replaces another is kept with the request (rule health-18). */
export function answer(type: BookingType, key: string, to: string): void {
  const { answers, changed } = healthOf(type);
  const from = answers[key];
  const isChange = from !== undefined && from !== to;
  last = type;
  bookingDraft(type).change({
    [entryOfAnswer(key)]: to,
    ...(isChange ? { changed: [...changed, { key, from, to }] } : {}),
  });
}

/** Forgets all that was entered about a patient; the medicine was chosen before they were. */
export function forgetPatient(type: BookingType): void {
  const answers = Object.keys(healthOf(type).answers).map((key) => [entryOfAnswer(key), null] as const);
  const details = { patient: null, contact: null, slot: null, booking: null };
  const health = { changed: null, acceptsTerms: null, notes: null, clearings: null };
  bookingDraft(type).change({ ...details, ...health, ...Object.fromEntries(answers) });
}

/** Takes who and how over from the service that was begun before on this page. */
export function carryOver(type: BookingType): void {
  const before = last;
  last = type;
  if (!before || before === type || Object.keys(stateOf(type).entries).length > 0) return;
  // Whoever entered it may have left since.
  if (stateOf(before).owner !== stateOf(type).owner) return;
  const { patient, contact } = draftOf(before);
  if (patient) bookingDraft(type).change({ patient, contact });
}

/** Ends a booking's draft: it has become the booking. */
export function finish(type: BookingType, uuid: string): void {
  rememberBooked(uuid);
  bookingDraft(type).forget();
}

subscribe('auth:signed-out', () => {
  for (const draft of drafts.values()) draft.leave();
  last = null;
});
