import { DOMAINS } from '../../src/server/domains';
import { cookiesOf } from '../clients/test-client';
import type { Selling } from '../shop/selling';
import type { RoleName } from './role-table';

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/** Returns the method and path of every route in a router, including nested ones. */
const routesIn = (stack: readonly Layer[]): string[] =>
  stack.flatMap(({ route, handle }) => {
    if (!route) return routesIn(handle.stack ?? []);
    return Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`);
  });

/** Returns every JSON endpoint of the domains. */
export function endpointsOf({ services }: Pick<Selling, 'services'>): string[] {
  const routers = DOMAINS.flatMap(({ routes, uploads }) =>
    [routes, uploads].flatMap((mount) => (mount ? [mount(services)] : [])),
  );
  return routers.flatMap(({ stack }) => routesIn(stack as unknown as Layer[]));
}

/** Returns every endpoint of the domains that is not below /api: search, payment gateway, pages for developers. */
export function publicEndpointsOf({ services }: Pick<Selling, 'services'>): string[] {
  const routers = DOMAINS.flatMap(({ publicRoutes }) => (publicRoutes ? [publicRoutes(services)] : []));
  return routers.flatMap(({ stack }) => routesIn(stack as unknown as Layer[]));
}

/** Returns every route by which a request could change something. */
export const changingRoutesOf = (api: Pick<Selling, 'services'>): string[] =>
  [
    'POST /graphql',
    ...publicEndpointsOf(api),
    ...endpointsOf(api).map((route) => route.replace(' ', ' /api')),
  ].filter((route) => !/^(GET|HEAD) /.test(route));

export type People = Record<RoleName, Record<string, string>>;

const BEARER_LIFE_MS = 10 * 60_000;

/** Returns each column's request headers: its bearer token and cookies. */
export async function headersOf(shop: Selling, customerId: string): Promise<People> {
  const headersFor = ({ token, cookie }: { token: string; cookie: string }) => ({
    authorization: `Bearer ${token}`,
    cookie,
  });
  const [owner, staff, agent] = [
    await shop.demo('priya'),
    await shop.demo('staff'),
    await shop.demo('staff'),
  ];
  const body = { customerId, reason: 'Asks for help with her account' };
  const started = await shop.post('/api/auth/impersonate', body, { as: agent });
  const { data } = (await started.json()) as { data: { token: string } };
  const now = shop.clock.current;
  shop.clock.current = new Date(now.getTime() - BEARER_LIFE_MS - 1);
  const expired = await shop.demo('priya');
  shop.clock.current = now;
  return {
    guest: {},
    owner: headersFor(owner),
    other: headersFor(await shop.signUp()),
    staff: headersFor(staff),
    impersonated: headersFor({ token: data.token, cookie: `${agent.cookie}; ${cookiesOf(started)}` }),
    expired: { authorization: `Bearer ${expired.token}` },
  };
}
