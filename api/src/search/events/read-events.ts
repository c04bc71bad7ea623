import { WireError } from '../wire/wire-error';
import { eventError, MAX_EVENTS, QUERY_ID, type RawEvent } from './event-rules';
import { type SearchEvent, toEvent } from './search-event';

const invalid = (message: string) => new WireError(message, 422);

const isObject = (value: unknown): value is RawEvent =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** InstantSearch sends events about itself to the hosted service; they are not stored. */
const isTelemetry = ({ eventType }: RawEvent) => eventType === 'instantsearch';

/** Returns the queryID of each object of a conversion, if `objectData` lists them. */
function queryIDsOf({ objectData }: RawEvent): (string | null)[] {
  if (!Array.isArray(objectData)) return [];
  return objectData.map((data) => {
    const queryID: unknown = isObject(data) ? data.queryID : null;
    return typeof queryID === 'string' && QUERY_ID.test(queryID) ? queryID : null;
  });
}

/** Splits a conversion whose objects came from different searches into one event per search. */
function splitBySearch(event: SearchEvent, queryIDs: readonly (string | null)[]): SearchEvent[] {
  if (event.eventType !== 'conversion' || event.queryID || !queryIDs.some(Boolean)) return [event];
  const objectsOf = new Map<string | null, string[]>();
  event.objectIDs.forEach((objectID, at) => {
    const queryID = queryIDs[at] ?? null;
    objectsOf.set(queryID, [...(objectsOf.get(queryID) ?? []), objectID]);
  });
  return [...objectsOf].map(([queryID, objectIDs]) => ({ ...event, queryID, objectIDs }));
}

/**
 * Validates the body of POST /1/events (section 7.k). All events must be valid.
 * @throws {WireError} 422 in the hosted service's wording.
 */
export function readEvents(body: RawEvent, now: Date): SearchEvent[] {
  const { events } = body;
  if (!Array.isArray(events) || events.length === 0) throw invalid('No events to process');
  if (events.length > MAX_EVENTS) throw invalid(`Cannot process more than ${MAX_EVENTS} events`);
  return events.flatMap((event: unknown) => {
    if (!isObject(event)) throw invalid('Invalid event');
    if (isTelemetry(event)) return [];
    const message = eventError(event, now);
    if (message) throw invalid(message);
    return splitBySearch(toEvent(event, now), queryIDsOf(event));
  });
}
