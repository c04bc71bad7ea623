import { type Browser, chromium } from '@playwright/test';
import { DEMO_ACCOUNTS, type DemoAccount } from '../../../api/seed/demo-accounts';
import { CHROMIUM_FLAGS } from '../chromium-flags';
import { type Crawled, crawl } from './crawl';
import { readRoutes } from './routes';

/** Whose pages are opened: a demo account's, or a guest's. */
export interface Visitor {
  name: string;
  account: DemoAccount | null;
}

export interface Visited extends Crawled {
  visitor: Visitor;
}

const VISITORS: readonly Visitor[] = [
  { name: 'guest', account: null },
  ...DEMO_ACCOUNTS.map((account) => ({ name: account.key, account })),
];

/** The catalogue is not anybody's: pages of products are walked by journeys. */
const OWN =
  /^\/(user|telehealth|weight-management|food-tracker|appointments|cart|checkout|for-you|order-lookup)\b/;
/** Leave the page with the session, or the visit that it ends. */
const NOT_OPENED = /^\/(?:staff\/sign-in|for-you\/stop-emails)/;

const isStaff = ({ account }: Visitor): boolean => account !== null && account.role !== 'customer';

function pagesOf(visitor: Visitor) {
  const routes = readRoutes();
  const paths = routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
  const isWanted = (path: string) =>
    !NOT_OPENED.test(path) && (isStaff(visitor) ? path.startsWith('/staff') : path === '/' || OWN.test(path));
  const isForGuests = (path: string) => visitor.account !== null || !path.startsWith('/user');
  // What a role may open is what its counter leads to.
  return { routes, isWanted, starts: isStaff(visitor) ? ['/staff'] : paths.filter(isForGuests) };
}

async function visitAs(browser: Browser, origin: string, visitor: Visitor): Promise<Visited> {
  const context = await browser.newContext({ baseURL: origin, timezoneId: 'Australia/Sydney' });
  try {
    const page = await context.newPage();
    if (visitor.account) {
      const { email, password } = visitor.account;
      const data = { email, password, cart: null };
      const response = await context.request.post('/api/auth/login', { headers: { origin }, data });
      if (!response.ok()) {
        const words = `cannot sign in: ${await response.text()}`;
        return { visitor, paths: [], faults: [{ path: '/api/auth/login', words }] };
      }
    }
    return { visitor, ...(await crawl(page, pagesOf(visitor))) };
  } finally {
    await context.close();
  }
}

/** Opens the pages of a guest and of every demo account of a shop, one visitor after another. */
export async function crawlAsEverybody(
  origin: string,
  report: (visited: Visited) => void,
  visitors = VISITORS,
): Promise<void> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    for (const visitor of visitors) report(await visitAs(browser, origin, visitor));
  } finally {
    await browser.close();
  }
}
