import { cookiesOf, type TestUser } from '../clients/test-client';
import { beforeEachTest } from '../server/before-tests';
import type { TestApi } from '../server/start-test-api';
import { testApi } from '../server/test-api';

export const REASON = 'Asks for help with the cart';
export const REFUSED = { message: 'You are not allowed to do this.' };
export const ME = '{ me { id impersonation { staff_name reason expires_at } } }';

// biome-ignore lint/suspicious/noExplicitAny: each test reads different fields of the response
export const bodyOf = async (response: Response): Promise<any> => response.json();

export interface Impersonated {
  /** The response to starting the session. */
  data: { token: string; user: { id: string }; cart: { uuid: string } | null } & Record<string, unknown>;
  token: string;
  /** Cookies of the staff member's browser. */
  cookie: string;
  answer: Response;
}

/** Returns helpers for impersonating customers. */
export const impersonating = (api: TestApi) => ({
  start: (as: Pick<TestUser, 'token'> | null, body: object) =>
    api.post('/api/auth/impersonate', body, { as }),

  /** Returns the session that a browser's cookies identify. */
  session: async (cookie: string) =>
    (await bodyOf(await fetch(`${api.url}/api/auth/session`, { headers: { cookie } }))).data,

  async impersonate(staff: TestUser, customerId: string): Promise<Impersonated> {
    const answer = await api.post('/api/auth/impersonate', { customerId, reason: REASON }, { as: staff });
    const { data } = await bodyOf(answer);
    if (answer.status !== 201) throw new Error(`Could not impersonate: ${answer.status}`);
    return { data, token: data.token, cookie: `${staff.cookie}; ${cookiesOf(answer)}`, answer };
  },
});

/** An api for the tests of a file, with a member of staff and a new customer for each. */
export function testImpersonation() {
  const api = testApi();
  const staff = beforeEachTest(() => api.demo('staff'));
  const customer = beforeEachTest(() => api.signUp());
  const { start, session, impersonate } = impersonating(api);
  return {
    api,
    staff,
    customer,
    start,
    session,
    impersonate: (customerId = customer.id) => impersonate(staff, customerId),
  };
}
