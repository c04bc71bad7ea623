import { setCanary } from '../../../shell/build/src/releases/pointer';
import { placeOf } from '../../../shell/server/visitor';
import { copyRelease, currentRelease } from '../../support/releases/copy-release';
import { releaseForVisitor } from '../../support/releases/release-in-use';
import { type ReleasesServer, startReleasesServer } from '../../support/releases/releases-server';
import { NEXT, REMOTE } from '../../support/steps/releases';
import { expect, test } from '../../support/test';

let server: ReleasesServer;
let first: string;

test.beforeAll(async () => {
  server = await startReleasesServer();
  first = currentRelease(server.releasesDir, REMOTE);
  copyRelease(server.releasesDir, REMOTE, NEXT);
});
test.afterAll(() => server.stop());

test('a canary reaches its share of visitors, and they keep it', async ({ playwright }) => {
  const visitorAt = async (id: string) => {
    const cookie = `saltbush_visitor=${id}`;
    const request = await playwright.request.newContext({ extraHTTPHeaders: { cookie } });
    return () => releaseForVisitor(request, `${server.origin}/`, REMOTE);
  };
  const ids = Array.from({ length: 50 }, (_, n) => n.toString(16).padStart(8, '0'));
  const idWhere = (isLow: boolean) => ids.find((id) => placeOf(id, REMOTE, NEXT) < 0.5 === isLow) ?? '';
  const [low, high] = [await visitorAt(idWhere(true)), await visitorAt(idWhere(false))];
  const shown = async () => [await low(), await high()];

  for (const [share, expected] of [
    [0.5, [NEXT, first]],
    [1, [NEXT, NEXT]],
    [0, [first, first]],
  ] as const) {
    await setCanary(REMOTE, NEXT, share, server.releasesDir);
    await expect.poll(shown).toEqual(expected);
    expect(await shown()).toEqual(expected);
    expect(currentRelease(server.releasesDir, REMOTE)).toBe(first);
  }
});
