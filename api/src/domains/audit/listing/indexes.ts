import type { IndexDescription } from 'mongodb';

/** What narrows a list down besides days. A customer has few lines: their refusals, failures and staff are read through. */
export type Narrowed = 'staff_id' | 'customer_id' | 'operation' | 'reads_health';

/** Where the conditions of a list are looked for: in all events, those refused, or the failures among the results. */
export type Source = 'events' | 'refused' | 'failed';

const LISTED: readonly (readonly Narrowed[])[] = [
  ['operation'],
  ['staff_id', 'operation'],
  ['reads_health'],
  ['staff_id', 'reads_health'],
];
const OF_CUSTOMERS: readonly (readonly Narrowed[])[] = [
  ['customer_id', 'operation'],
  ['customer_id', 'reads_health'],
];
const BY_PERSON: readonly (readonly Narrowed[])[] = [[], ['staff_id']];

/** Sessions as a customer have text here, all else null. */
export const AS_CUSTOMER = { impersonation_id: { $gt: '' } } as const;

/** What the documents of a source have in common. */
export const COMMON = {
  events: {},
  refused: { outcome: 'refused' },
  failed: { result: 'failed', event_at: { $exists: true } },
} as const;

/** The time that a source is listed by. */
export const TIME = { events: 'at', refused: 'at', failed: 'event_at' } as const;

/** @returns the name of the index that lists a source by equality of fields, newest first */
export const indexName = (source: Source, fields: readonly Narrowed[], isActing = false): string =>
  [
    ...(source === 'events' ? [] : [source]),
    ...fields.map((field) => field.replace('_id', '')),
    isActing ? 'acting' : 'latest',
  ].join('_');

function indexOf(source: Source, fields: readonly Narrowed[], isActing: boolean): IndexDescription {
  const first = source === 'events' ? [] : [source === 'refused' ? 'outcome' : 'result'];
  const order = [TIME[source], '_id'];
  const partial = {
    ...COMMON[source],
    ...(fields.includes('reads_health') && { reads_health: true }),
    ...(isActing && AS_CUSTOMER),
  };
  return {
    key: new Map<string, 1 | -1>([
      ...[...first, ...fields].map((field) => [field, 1] as const),
      ...order.map((field) => [field, -1] as const),
      // Makes it another index than the one of all lines.
      ...(isActing ? [['impersonation_id', 1] as const] : []),
    ]),
    name: indexName(source, fields, isActing),
    ...(Object.keys(partial).length > 0 && { partialFilterExpression: partial }),
  };
}

/** @returns the indexes by which the log is listed, besides those of all lines, of a customer and of a person */
export const listingIndexes = (source: Source): IndexDescription[] => [
  ...LISTED.map((fields) => indexOf(source, fields, false)),
  ...BY_PERSON.map((fields) => indexOf(source, fields, true)),
  ...(source === 'events'
    ? [
        ...OF_CUSTOMERS.map((fields) => indexOf(source, fields, false)),
        indexOf(source, ['customer_id'], true),
      ]
    : [...BY_PERSON, ['customer_id'] as const].map((fields) => indexOf(source, fields, false))),
];
