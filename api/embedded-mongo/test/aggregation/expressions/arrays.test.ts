import { describe } from 'vitest';
import { useDatabase } from '../../support/database';
import { eachIs } from '../../support/expressions';

const database = useDatabase();

describe('expressions of arrays', () => {
  eachIs(database, [
    [{ $in: [2, '$list'] }, true],
    [{ $size: '$list' }, 3],
    [{ $arrayElemAt: ['$list', -1] }, 2],
    [{ $slice: ['$list', 1, 2] }, [1, 2]],
    [{ $filter: { input: '$list', as: 'x', cond: { $gt: ['$$x', 1] } } }, [3, 2]],
    [{ $map: { input: '$list', in: { $multiply: ['$$this', 2] } } }, [6, 2, 4]],
    [{ $reduce: { input: '$list', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
    [{ $sortArray: { input: '$list', sortBy: 1 } }, [1, 2, 3]],
    [{ $concatArrays: ['$list', [9]] }, [3, 1, 2, 9]],
    [{ $indexOfArray: ['$list', 1] }, 1],
    [{ $range: [0, 3] }, [0, 1, 2]],
    [
      {
        $setUnion: [
          [1, 2],
          [2, 3],
        ],
      },
      [1, 2, 3],
    ],
  ]);
});
