import { describe, expect, it } from 'vitest';
import { eventError } from './event-rules';
import { readEvents } from './read-events';

const NOW = new Date('2026-11-24T00:00:00Z');
const DAY_MS = 86_400_000;
const CLICK = {
  eventType: 'click',
  eventName: 'Clicked',
  index: 'products',
  userToken: 'anonymous-1',
  queryID: 'a'.repeat(32),
  objectIDs: ['1001'],
  positions: [1],
};
const { positions: _positions, ...CONVERSION } = { ...CLICK, eventType: 'conversion' };

describe('an insight event', () => {
  it.each([
    ['a click', {}],
    ['a click outside of a search', { queryID: undefined, positions: undefined }],
    [
      'a filter that was applied',
      { queryID: undefined, positions: undefined, objectIDs: undefined, filters: ['brand:a'] },
    ],
    ['a user token that is a number', { userToken: 7 }],
    ['the time of its device', { timestamp: NOW.getTime() - 3 * DAY_MS }],
  ])('is accepted: %s', (_what, over) => {
    expect(eventError({ ...CLICK, ...over }, NOW)).toBeNull();
  });

  it.each([
    ['The eventType field should be one of click, conversion, view', { eventType: 'tap' }],
    ['Invalid eventSubtype', { eventSubtype: 'purchase' }],
    ['Invalid eventName syntax', { eventName: '' }],
    ['Invalid eventName syntax', { eventName: 'é' }],
    ['Invalid eventName syntax', { eventName: 'x'.repeat(65) }],
    ['The index field is required', { index: undefined }],
    ['Missing userToken parameter', { userToken: undefined }],
    ['Invalid userToken syntax', { userToken: 'ann@example.com' }],
    ['Invalid timestamp', { timestamp: NOW.getTime() - 5 * DAY_MS }],
    ['Invalid timestamp', { timestamp: Math.floor(NOW.getTime() / 1000) }],
    ['Invalid timestamp', { timestamp: 'yesterday' }],
    ['Invalid queryID syntax', { queryID: 'A'.repeat(32) }],
    ['Invalid objectIDs', { objectIDs: [7], positions: [1] }],
    ['Invalid objectIDs', { objectIDs: 'all' }],
    ['Invalid objectIDs', { objectIDs: ['1'.repeat(129)], positions: [1] }],
    ['Invalid index syntax', { index: 'i'.repeat(65) }],
    [
      'Cannot process more that 20 objects in an event',
      { objectIDs: Array(21).fill('1'), positions: Array(21).fill(1) },
    ],
    ['Events should specify either some objectIDs or some Filters', { objectIDs: [], positions: undefined }],
    ['Events should specify either some objectIDs or some Filters', { filters: ['brand:a'] }],
    ['Event of type click should have the same number of ObjectIDs and Positions', { positions: undefined }],
    ['Event of type click should have the same number of ObjectIDs and Positions', { positions: [1, 2] }],
    ['Invalid positions', { positions: [0] }],
    ['Only event of type click should specify the positions attribute', { eventType: 'conversion' }],
  ])('is rejected: %s %j', (message, over) => {
    expect(eventError({ ...CLICK, ...over }, NOW)).toBe(message);
  });
});

describe('a body of events', () => {
  const failure = (body: Record<string, unknown>) => {
    try {
      return readEvents(body, NOW);
    } catch (error) {
      return { ...(error as object), message: (error as Error).message };
    }
  };

  it('needs at least one event, and not too many', () => {
    for (const body of [{}, { events: [] }, { events: CLICK }]) {
      expect(failure(body)).toEqual({ status: 422, message: 'No events to process' });
    }
    expect(failure({ events: Array(101).fill(CLICK) })).toMatchObject({ status: 422 });
    expect(readEvents({ events: Array(100).fill(CLICK) }, NOW)).toHaveLength(100);
    expect(failure({ events: [null] })).toEqual({ status: 422, message: 'Invalid event' });
  });

  it('is rejected as a whole if one event is invalid', () => {
    expect(failure({ events: [CLICK, { ...CLICK, index: '' }] })).toEqual({
      status: 422,
      message: 'The index field is required',
    });
  });

  it('uses the server’s time for an event without a timestamp', () => {
    const timestamp = NOW.getTime() - DAY_MS;
    const times = readEvents({ events: [CLICK, { ...CLICK, timestamp }] }, NOW).map(({ at }) => at);
    expect(times).toEqual([NOW, new Date(timestamp)]);
  });

  it('assigns each object of a conversion to the search it came from', () => {
    const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
    const event = {
      ...CONVERSION,
      queryID: undefined,
      eventSubtype: 'purchase',
      objectIDs: ['1', '2', '3', '4'],
      objectData: [{ queryID: one }, { queryID: other }, { queryID: one }, { price: 3 }],
    };
    const split = readEvents({ events: [event] }, NOW);
    expect(split.map(({ queryID, objectIDs }) => [queryID, objectIDs])).toEqual([
      [one, ['1', '3']],
      [other, ['2']],
      [null, ['4']],
    ]);
  });

  it('ignores InstantSearch’s events about itself', () => {
    expect(readEvents({ events: [{ eventType: 'instantsearch', widgets: [] }] }, NOW)).toEqual([]);
  });
});
