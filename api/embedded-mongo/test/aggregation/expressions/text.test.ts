import { describe } from 'vitest';
import { useDatabase } from '../../support/database';
import { eachIs } from '../../support/expressions';

const database = useDatabase();

describe('expressions of text', () => {
  eachIs(database, [
    [{ $concat: ['$s', '!'] }, 'Salt Bush!'],
    [{ $toLower: '$s' }, 'salt bush'],
    [{ $split: ['$s', ' '] }, ['Salt', 'Bush']],
    [{ $substrCP: ['$s', 0, 4] }, 'Salt'],
    [{ $strLenCP: '$s' }, 9],
    [{ $trim: { input: '  x ' } }, 'x'],
    [{ $regexMatch: { input: '$s', regex: '^salt', options: 'i' } }, true],
    [{ $replaceAll: { input: '$s', find: 'S', replacement: 's' } }, 'salt Bush'],
  ]);
});
