import * as v from 'valibot';
import { WireError } from '../wire/wire-error';
import type { SearchEventDocument } from './documents';

const MAX_EVENTS = 1000;
const MAX_OBJECTS = 20;

const token = v.pipe(v.string(), v.regex(/^[\w=/+-]{1,129}$/, 'must be 1 to 129 letters, digits or _-/+='));
const queryID = v.pipe(v.string(), v.regex(/^[a-f0-9]{32}$/, 'must be 32 hexadecimal digits'));

const Event = v.looseObject({
  eventType: v.picklist(['click', 'conversion', 'view']),
  eventSubtype: v.optional(v.picklist(['purchase', 'addToCart'])),
  eventName: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  index: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  userToken: token,
  queryID: v.optional(queryID),
  objectIDs: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(MAX_OBJECTS)), []),
  positions: v.optional(
    v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(MAX_OBJECTS)),
    [],
  ),
});

const Body = v.object({ events: v.pipe(v.array(Event), v.maxLength(MAX_EVENTS)) });

/** Reads insight events (section 7, Hosted search service). Raises WireError 422 that names the first wrong field. */
export function readEvents(body: unknown, at: Date): SearchEventDocument[] {
  const result = v.safeParse(Body, body);
  if (!result.success) {
    const [issue] = result.issues;
    throw new WireError(`${v.getDotPath(issue) ?? 'events'}: ${issue.message}`, 422);
  }
  return result.output.events.map((event) => {
    if (event.positions.length > 0 && event.positions.length !== event.objectIDs.length) {
      throw new WireError('positions: must have as many entries as objectIDs', 422);
    }
    return {
      eventType: event.eventType,
      eventSubtype: event.eventSubtype ?? null,
      eventName: event.eventName,
      index: event.index,
      userToken: event.userToken,
      queryID: event.queryID ?? null,
      objectIDs: event.objectIDs,
      positions: event.positions,
      at,
    };
  });
}
