import { randomBytes, scryptSync } from 'node:crypto';
import type { PasswordHashing } from '../../src/domains/accounts';

const derive = (password: string, salt: string) => scryptSync(password, salt, 32, { N: 2 }).toString('hex');

/** Salted like the api's own, without its cost: tests sign in thousands of times. Never for a real shop. */
export const CHEAP_PASSWORDS: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${derive(password, salt)}`;
  },
  async verify({ hash, password }) {
    const [salt = '', key] = hash.split(':');
    return derive(password, salt) === key;
  },
};
