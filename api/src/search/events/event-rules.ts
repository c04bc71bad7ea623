/** An insight event as received, before validation. */
export type RawEvent = Readonly<Record<string, unknown>>;

/** A page sends a handful at a time. */
export const MAX_EVENTS = 100;
const MAX_OBJECTS = 20;
/** Of a product's id or a filter. */
const MAX_ID_LENGTH = 128;
const DAY_MS = 86_400_000;
/** Maximum age of an event; device clocks may be slightly ahead. */
const MAX_AGE_MS = 4 * DAY_MS;
const MAX_AHEAD_MS = DAY_MS;

const EVENT_TYPES = new Set<unknown>(['click', 'conversion', 'view']);
const SUBTYPES = new Set<unknown>(['purchase', 'addToCart']);
const EVENT_NAME = /^[\x20-\x7E]{1,64}$/;
const USER_TOKEN = /^[\w=/+-]{1,129}$/;
export const QUERY_ID = /^[a-f0-9]{32}$/;

type Rule = (event: RawEvent, now: Date) => string | null;

const isMissing = (value: unknown) => value === undefined || value === null || value === '';
const matches = (value: unknown, pattern: RegExp) => typeof value === 'string' && pattern.test(value);
const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** Accepts a list of texts of a reasonable length, or none. */
const isTextList = (value: unknown) =>
  value === undefined ||
  (Array.isArray(value) &&
    value.every((text) => typeof text === 'string' && text !== '' && text.length <= MAX_ID_LENGTH));

const isPositionList = (value: unknown) =>
  value === undefined ||
  (Array.isArray(value) && value.every((position) => Number.isSafeInteger(position) && position >= 1));

const typeRule: Rule = ({ eventType, eventSubtype }) => {
  if (!EVENT_TYPES.has(eventType)) return 'The eventType field should be one of click, conversion, view';
  if (eventSubtype === undefined) return null;
  const fits = eventType === 'conversion' && SUBTYPES.has(eventSubtype);
  return fits ? null : 'Invalid eventSubtype';
};

const nameRule: Rule = ({ eventName }) =>
  matches(eventName, EVENT_NAME) ? null : 'Invalid eventName syntax';

const indexRule: Rule = ({ index }) => {
  if (isMissing(index)) return 'The index field is required';
  return matches(index, /^.{1,64}$/) ? null : 'Invalid index syntax';
};

/** Older clients may send numbers as tokens. */
const userRule: Rule = ({ userToken }) => {
  if (isMissing(userToken)) return 'Missing userToken parameter';
  const isValid = Number.isSafeInteger(userToken) || matches(userToken, USER_TOKEN);
  return isValid ? null : 'Invalid userToken syntax';
};

const timeRule: Rule = ({ timestamp }, now) => {
  if (timestamp === undefined) return null;
  const age = Number.isSafeInteger(timestamp) ? now.getTime() - Number(timestamp) : Number.NaN;
  return age <= MAX_AGE_MS && age >= -MAX_AHEAD_MS ? null : 'Invalid timestamp';
};

const queryRule: Rule = ({ queryID }) =>
  queryID === undefined || matches(queryID, QUERY_ID) ? null : 'Invalid queryID syntax';

const resourceRule: Rule = ({ objectIDs, filters }) => {
  if (!isTextList(objectIDs)) return 'Invalid objectIDs';
  if (!isTextList(filters)) return 'Invalid filters';
  const [objects, applied] = [lengthOf(objectIDs), lengthOf(filters)];
  if (objects > MAX_OBJECTS || applied > MAX_OBJECTS)
    return `Cannot process more that ${MAX_OBJECTS} objects in an event`;
  return objects > 0 === applied > 0 ? 'Events should specify either some objectIDs or some Filters' : null;
};

const positionRule: Rule = ({ eventType, queryID, objectIDs, positions }) => {
  if (positions !== undefined && eventType !== 'click')
    return 'Only event of type click should specify the positions attribute';
  if (!isPositionList(positions)) return 'Invalid positions';
  const isExpected = eventType === 'click' && queryID !== undefined && lengthOf(objectIDs) > 0;
  const fits = lengthOf(positions) === lengthOf(objectIDs) || (!isExpected && lengthOf(positions) === 0);
  return fits ? null : 'Event of type click should have the same number of ObjectIDs and Positions';
};

const RULES: readonly Rule[] = [
  typeRule,
  nameRule,
  indexRule,
  userRule,
  timeRule,
  queryRule,
  resourceRule,
  positionRule,
];

/** Returns the reason an event is invalid, in the hosted service's wording; null if it is valid. */
export function eventError(event: RawEvent, now: Date): string | null {
  for (const rule of RULES) {
    const message = rule(event, now);
    if (message) return message;
  }
  return null;
}
