import type { SearchEventDocument } from './documents';
import type { RawEvent } from './event-rules';

/** A valid event; `userToken` is the sender's id for the visitor. */
export type SearchEvent = Omit<SearchEventDocument, 'user' | 'expires_at'> & { userToken: string };

const texts = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

/** @returns an event whose fields are known to be valid, dated by its sender or else by `now` */
export function toEvent(event: RawEvent, now: Date): SearchEvent {
  const { eventType, eventSubtype, eventName, index, userToken, queryID, timestamp, positions } = event;
  return {
    eventType: eventType as SearchEvent['eventType'],
    eventSubtype: (eventSubtype ?? null) as SearchEvent['eventSubtype'],
    eventName: String(eventName),
    index: String(index),
    userToken: String(userToken),
    queryID: typeof queryID === 'string' ? queryID : null,
    objectIDs: texts(event.objectIDs),
    filters: texts(event.filters),
    positions: Array.isArray(positions) ? positions.map(Number) : [],
    at: typeof timestamp === 'number' ? new Date(timestamp) : now,
  };
}
