import { randomUUID } from 'node:crypto';

export interface GraphQLErrorBody {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: string } & Record<string, unknown>;
}

export interface GraphQLBody<Data> {
  status: number;
  data: Data | null;
  errors?: GraphQLErrorBody[];
}

/** A signed-in user. */
export interface TestUser {
  id: string;
  email: string;
  password: string;
  token: string;
  /** Cookie header of the session. */
  cookie: string;
}

export interface RequestOptions {
  as?: Pick<TestUser, 'token'> | null;
  headers?: Record<string, string>;
}

export const PASSWORD = 'Wattle-Grove8!';

/** Converts a response's Set-Cookie headers to a Cookie header. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

/** A client that talks to an api over HTTP as browsers do. */
export class TestClient {
  constructor(private readonly url: string) {}

  readonly post = (path: string, body: unknown, { as, headers }: RequestOptions = {}): Promise<Response> =>
    fetch(this.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  // biome-ignore lint/suspicious/noExplicitAny: each test declares the response it expects
  readonly request = async <Data = any>(
    query: string,
    variables: object = {},
    options: RequestOptions = {},
  ): Promise<GraphQLBody<Data>> => {
    const response = await this.post('/graphql', { query, variables }, options);
    const body = (await response.json()) as Omit<GraphQLBody<Data>, 'status'>;
    return { ...body, status: response.status };
  };

  readonly signIn = async (account: { email: string; password: string }): Promise<TestUser> => {
    const { email, password } = account;
    const response = await this.post('/api/auth/login', { email, password });
    if (!response.ok) throw new Error(`Sign-in failed: ${await response.text()}`);
    const { data } = (await response.json()) as { data: { token: string; user: { id: string } } };
    return { id: data.user.id, email, password, token: data.token, cookie: cookiesOf(response) };
  };

  readonly signUp = async (details: object = {}): Promise<TestUser> => {
    const email = `shopper-${randomUUID().slice(0, 8)}@example.com`;
    const account = { firstName: 'Ann', lastName: 'Lee', email, password: PASSWORD, ...details };
    const response = await this.post('/api/auth/signup', account);
    if (!response.ok) throw new Error(`Sign-up failed: ${await response.text()}`);
    return this.signIn(account);
  };
}
