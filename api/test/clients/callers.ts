import { randomUUID } from 'node:crypto';
import type { TestApi } from '../server/start-test-api';
import { cookiesOf, PASSWORD, type TestUser } from './test-client';

let addresses = 0;
/** Returns an address that has not been used before. */
export function newAddress(): string {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
}

export interface Caller {
  /** A new one by default. */
  address?: string;
  cookie?: string;
}

/** Returns helpers that post and sign in from any address and browser. */
export function createCallers(api: TestApi) {
  const post = (path: string, body: object, { address = newAddress(), cookie = '' }: Caller = {}) =>
    api.post(path, body, { headers: { 'x-forwarded-for': address, cookie } });
  const logIn = (email: string, password: string, caller?: Caller) =>
    post('/api/auth/login', { email, password }, caller);
  return {
    post,
    logIn,
    /** Creates an account and signs in to it once, from an address of its own. */
    async owner(): Promise<TestUser> {
      const person = { first_name: 'Una', last_name: 'User', role: 'customer' } as const;
      const email = `${randomUUID()}@example.com`;
      const id = await api.services.accounts.createUser({ ...person, email, password: PASSWORD });
      const signedIn = await logIn(email, PASSWORD);
      const { data } = (await signedIn.json()) as { data: { token: string } };
      return { id, email, password: PASSWORD, token: data.token, cookie: cookiesOf(signedIn) };
    },
  };
}
