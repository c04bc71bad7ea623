import { readRegistry } from '@saltbush/build';
import { promote, rollback } from '../../../shell/build/src/releases/pointer';
import { type BucketShop, startBucketShop } from '../../support/releases/bucket-shop';
import { copyRelease, currentRelease } from '../../support/releases/copy-release';
import { releaseForVisitor, releaseOnPage } from '../../support/releases/release-in-use';
import { NEXT, REMOTE, useRemote, watchFiles } from '../../support/steps/releases';
import { expect, test } from '../../support/test';

/** How soon every server serves what was promoted: 2 s, less the time after which it looks at its folder again. */
const FOLLOWED_MS = 1800;
/** Other work on the machine delays one change; a follower that is too slow is late at each of them. */
const BUSY_MS = 20_000;

let shop: BucketShop;
let first: string;
let servers: Awaited<ReturnType<BucketShop['startServer']>>[];

test.beforeAll(async () => {
  shop = await startBucketShop();
  first = currentRelease(shop.store.folder, REMOTE);
  copyRelease(shop.store.folder, REMOTE, NEXT);
  servers = await Promise.all([shop.startServer(), shop.startServer()]);
});
test.afterAll(() => shop.stop());

test('two servers follow one bucket through release, promotion, rollback and the end of one', async ({
  page,
  context,
}) => {
  const get = (origin: string, path: string) => context.request.get(`${origin}${path}`);
  // What the server has taken over; it looks at its folder up to five times a second.
  const revisionOf = ({ folder }: { folder: string }) => readRegistry(folder).revision;
  const visitorsOf = ({ origin }: { origin: string }) =>
    releaseForVisitor(context.request, `${origin}/`, REMOTE);
  const times: number[] = [];
  const changed = async (change: () => Promise<unknown>) => {
    await change();
    const started = performance.now();
    const { revision } = (await shop.store.refresh()).registry;
    const follow = { timeout: BUSY_MS, intervals: [50] };
    await Promise.all(servers.map((server) => expect.poll(() => revisionOf(server), follow).toBe(revision)));
    const milliseconds = Math.round(performance.now() - started);
    times.push(milliseconds);
    test.info().annotations.push({ type: 'followed', description: `${milliseconds} ms` });
  };
  const served = (id: string) =>
    Promise.all(servers.map((server) => expect.poll(() => visitorsOf(server)).toBe(id)));
  const [one, two] = servers;
  if (!one || !two) throw new Error('Two servers are needed');

  await page.goto(`${two.origin}/`);
  const files = watchFiles(page);
  expect(await releaseOnPage(page, REMOTE)).toBe(first);

  // Released without serving it, and then promoted.
  await shop.store.put({ remote: REMOTE, id: NEXT });
  await changed(() => promote(REMOTE, NEXT, shop.store));
  await served(NEXT);
  const visit = await context.newPage();
  await visit.goto(`${two.origin}/`);
  expect(await releaseOnPage(visit, REMOTE)).toBe(NEXT);

  await changed(() => rollback(REMOTE, undefined, shop.store));
  await served(first);

  one.kill();
  servers = [two];
  await changed(() => promote(REMOTE, NEXT, shop.store));
  await served(NEXT);
  expect(Math.min(...times), `milliseconds: ${times.join(', ')}`).toBeLessThan(FOLLOWED_MS);

  // The page that was open all the time loads the rest of its own release.
  await useRemote(page);
  expect(await releaseOnPage(page, REMOTE)).toBe(first);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !file.startsWith(`200 /releases/${REMOTE}/${first}/`))).toEqual([]);

  // The bucket is away: the shop goes on, says so, and a server that starts serves what it had.
  shop.bucket.state.fault = 'refuses';
  const readiness = async (origin: string) =>
    (await (await get(origin, '/_shell/ready')).json()).dependencies.store;
  await expect.poll(() => readiness(two.origin)).toBe('unreachable');
  expect((await get(two.origin, '/')).status()).toBe(200);
  expect(await visitorsOf(two)).toBe(NEXT);
  const again = await shop.startServer(one.folder);
  expect(await visitorsOf(again)).toBe(first);
  shop.bucket.state.fault = 'none';
  servers = [two, again];
  await expect.poll(() => readiness(again.origin)).toBe('ready');
  await served(NEXT);
});
