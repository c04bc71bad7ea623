import { describe } from 'vitest';
import { useDatabase } from '../../support/database';
import { eachIs } from '../../support/expressions';

const database = useDatabase();

describe('expressions of dates', () => {
  eachIs(database, [
    [{ $dateToString: { date: '$at', format: '%Y-%m-%d' } }, '2026-03-04'],
    [{ $dateTrunc: { date: '$at', unit: 'day' } }, new Date('2026-03-04T00:00:00Z')],
    [{ $dateAdd: { startDate: '$at', unit: 'day', amount: 1 } }, new Date('2026-03-05T05:06:07Z')],
    [{ $dateDiff: { startDate: '$at', endDate: new Date('2026-03-06T00:00:00Z'), unit: 'day' } }, 2],
    [{ $dayOfWeek: '$at' }, 4],
  ]);
});
