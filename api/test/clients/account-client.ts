import type { TestApi } from '../server/start-test-api';
import { PASSWORD } from './test-client';

/** A valid sign-up. */
export const ACCOUNT = {
  firstName: 'Ann',
  lastName: 'O’Brien-Lee',
  email: 'ann@example.com',
  password: PASSWORD,
};

// biome-ignore lint/suspicious/noExplicitAny: each test reads different fields of the response
export const bodyOf = async (response: Response): Promise<any> => response.json();

/** Returns the requests of a browser that signs up, in and out. */
export function accountClient(api: TestApi) {
  const signUp = (details: object) => api.post('/api/auth/signup', { ...ACCOUNT, ...details });
  const logIn = (email: string, password: string, more: object = {}) =>
    api.post('/api/auth/login', { email, password, ...more });
  const session = (cookie: string) => fetch(`${api.url}/api/auth/session`, { headers: { cookie } });
  const me = async (token: string) => api.request('{ me { email } }', {}, { as: { token } });
  return { signUp, logIn, session, me };
}
