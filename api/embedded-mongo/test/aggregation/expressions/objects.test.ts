import { describe } from 'vitest';
import { useDatabase } from '../../support/database';
import { eachIs } from '../../support/expressions';

const database = useDatabase();

describe('expressions of documents and types', () => {
  eachIs(database, [
    [
      { $objectToArray: '$sub' },
      [
        { k: 'a', v: 1 },
        { k: 'b', v: 2 },
      ],
    ],
    [{ $arrayToObject: [[['k', 1]]] }, { k: 1 }],
    [{ $mergeObjects: ['$sub', { b: 3 }] }, { a: 1, b: 3 }],
    [{ $getField: { field: 'a', input: '$sub' } }, 1],
    [{ $toString: '$n' }, '7'],
    [{ $toInt: '42' }, 42],
    [{ $convert: { input: 'x', to: 'int', onError: -1 } }, -1],
    [{ $type: '$missing' }, 'missing'],
  ]);
});
