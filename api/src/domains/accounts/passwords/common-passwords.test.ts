import { passwordError } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords';

const ABOUT = ['marigold.fenwick@example.com', 'marigold.fenwick', 'Marigold', 'Fenwick'];

describe('passwords that satisfy the rules and are tried first', () => {
  it.each([
    'Password1!',
    'P@ssw0rd',
    'P@$$w0rd2026',
    'Passw0rd!',
    '!Password99',
    'MyPassword7!',
    'Welcome1!',
    'Welcome@123',
    'Admin@123',
    'Adm1n!23',
    'Qwerty!23',
    'Qwerty@123',
    'Abc@1235',
    'Aa@123555',
    '1qaz!QAZ',
    '!QAZ2wsx',
    '1q2w#E3R4',
    'Zaq1@wsx',
    'Summer2026!',
    'Sydney#2000',
    'Iloveyou2!',
    'LoveLove1!',
    'Saltbush1!',
    'SaltbushHealth7#',
    'Pharm@cy1',
    'Marigold7!',
    'Fenwick#88',
    'Marigold.Fenwick1!',
  ])('are refused: %s', (password) => {
    expect(isCommonPassword(password, ABOUT)).toBe(true);
  });

  it.each([
    'Wattle-Grove8!',
    'Banksia!72 grows',
    'Kx7!mwPq2z',
    'Correct7 horse! battery',
    'Marigoldfields 4 ever!',
  ])('are not: %s', (password) => {
    expect([passwordError(password), isCommonPassword(password, ABOUT)]).toEqual([null, false]);
  });

  it('are found at once in the longest that is read', () => {
    expect(isCommonPassword(`Password!${'1'.repeat(119)}`, ABOUT)).toBe(true);
    expect(isCommonPassword('1q'.repeat(64), [])).toBe(false);
  });
});
