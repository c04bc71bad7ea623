import { readRegistry } from '@saltbush/build';
import { promote, rollback } from '../../../shell/build/src/releases/pointer';
import { copyRelease, currentRelease } from '../../support/releases/copy-release';
import { fingerprintReleases } from '../../support/releases/fingerprint';
import { releaseForVisitor, releaseOnPage } from '../../support/releases/release-in-use';
import { type ReleasesServer, startReleasesServer } from '../../support/releases/releases-server';
import { NEXT, REMOTE, useRemote, watchFiles } from '../../support/steps/releases';
import { expect, test } from '../../support/test';

let server: ReleasesServer;
let first: string;

test.beforeAll(async () => {
  server = await startReleasesServer();
  first = currentRelease(server.releasesDir, REMOTE);
  copyRelease(server.releasesDir, REMOTE, NEXT);
});
test.afterAll(() => server.stop());

const others = () => ({ ...readRegistry(server.releasesDir).remotes, [REMOTE]: undefined });

test('an open page keeps its release through a promotion and a rollback', async ({ page, context }) => {
  const folders = fingerprintReleases(server.releasesDir);
  const pointers = others();
  const newVisits = () => releaseForVisitor(context.request, `${server.origin}/`, REMOTE);
  await page.goto(`${server.origin}/`);
  const files = watchFiles(page);

  await promote(REMOTE, NEXT, server.releasesDir);
  await expect.poll(newVisits).toBe(NEXT);
  const visit = await context.newPage();
  const visitFiles = watchFiles(visit);
  await visit.goto(`${server.origin}/`);

  // Each page loads missing parts from its own release, whichever one is current.
  await useRemote(page);
  expect(await rollback(REMOTE, undefined, server.releasesDir)).toBe(first);
  await expect.poll(newVisits).toBe(first);
  await useRemote(visit);
  expect(await releaseOnPage(page, REMOTE)).toBe(first);
  expect(await releaseOnPage(visit, REMOTE)).toBe(NEXT);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !file.startsWith(`200 /releases/${REMOTE}/${first}/`))).toEqual([]);
  expect(visitFiles.length).toBeGreaterThan(1);
  expect(visitFiles.filter((file) => !file.startsWith(`200 /releases/${REMOTE}/${NEXT}/`))).toEqual([]);

  // Only one pointer moved.
  expect(fingerprintReleases(server.releasesDir)).toEqual(folders);
  expect(others()).toEqual(pointers);
});
