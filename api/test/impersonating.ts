import type { TestApi } from './start-test-api';
import { cookiesOf, type TestUser } from './test-client';

export const REASON = 'Asks for help with the cart';
export const REFUSED = { message: 'You are not allowed to do this.' };
export const ME = '{ me { id impersonation { staff_name reason expires_at } } }';

// biome-ignore lint/suspicious/noExplicitAny: each test reads other fields of the answer
export const bodyOf = async (response: Response): Promise<any> => response.json();

export interface Impersonated {
  /** What the session's beginning answered. */
  data: { token: string; user: { id: string }; cart: { uuid: string } | null } & Record<string, unknown>;
  token: string;
  /** Cookies of the browser that staff do it in. */
  cookie: string;
  answer: Response;
}

/** How staff act as customers in a test. */
export const impersonating = (api: TestApi) => ({
  start: (as: Pick<TestUser, 'token'> | null, body: object) =>
    api.post('/api/auth/impersonate', body, { as }),

  /** Who the cookies of a browser stand for. */
  session: async (cookie: string) =>
    (await bodyOf(await fetch(`${api.url}/api/auth/session`, { headers: { cookie } }))).data,

  async impersonate(staff: TestUser, customerId: string): Promise<Impersonated> {
    const answer = await api.post('/api/auth/impersonate', { customerId, reason: REASON }, { as: staff });
    const { data } = await bodyOf(answer);
    if (answer.status !== 201) throw new Error(`No impersonated session: ${answer.status}`);
    return { data, token: data.token, cookie: `${staff.cookie}; ${cookiesOf(answer)}`, answer };
  },
});
