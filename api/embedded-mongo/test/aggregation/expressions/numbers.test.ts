import { describe } from 'vitest';
import { useDatabase } from '../../support/database';
import { eachIs } from '../../support/expressions';

const database = useDatabase();

describe('expressions of numbers', () => {
  eachIs(database, [
    [{ $add: ['$n', 1, 2] }, 10],
    [{ $add: ['$at', 1000] }, new Date('2026-03-04T05:06:08Z')],
    [{ $subtract: ['$n', 10] }, -3],
    [{ $multiply: ['$n', '$none'] }, null],
    [{ $divide: [7, 2] }, 3.5],
    [{ $mod: ['$n', 4] }, 3],
    [{ $round: [2.5] }, 2],
    [{ $floor: -1.5 }, -2],
    [{ $abs: -3 }, 3],
    [{ $sum: '$list' }, 6],
    [{ $max: ['$n', 9] }, 9],
  ]);
});
