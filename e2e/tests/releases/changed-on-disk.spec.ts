import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promote } from '../../../shell/build/src/releases/pointer';
import { copyRelease, currentRelease } from '../../support/releases/copy-release';
import { releaseForVisitor } from '../../support/releases/release-in-use';
import { type ReleasesServer, startReleasesServer } from '../../support/releases/releases-server';
import { filesOfLookup, retryButton } from '../../support/steps/lookup-page';
import { lookupForm, REMOTE } from '../../support/steps/releases';
import { expect, test } from '../../support/test';

let server: ReleasesServer;
test.beforeAll(async () => {
  server = await startReleasesServer();
});
test.afterAll(() => server.stop());

test('a file that is not as released is not served if it changed on the disk', async ({ page, request }) => {
  // Another release, so that the server has not read its files yet.
  const first = currentRelease(server.releasesDir, REMOTE);
  const id = '0.3.0-changed';
  copyRelease(server.releasesDir, REMOTE, id);
  const files = (['js', 'css'] as const).flatMap((group) =>
    filesOfLookup(server.releasesDir, group).map((file) => file.replace(first, id)),
  );
  const intact = files.map((file) => readFileSync(file));
  for (const file of files) {
    appendFileSync(file, '\n/* changed */');
    rmSync(`${file}.br`);
    rmSync(`${file}.gz`);
  }
  await promote(REMOTE, id, server.releasesDir);
  await expect.poll(() => releaseForVisitor(request, `${server.origin}/`, REMOTE)).toBe(id);
  await page.goto(`${server.origin}/order-lookup`);
  await expect(retryButton(page)).toBeVisible();

  files.forEach((file, index) => {
    writeFileSync(file, intact[index] ?? '');
  });
  await retryButton(page).click();
  await expect(lookupForm(page)).toBeVisible();
});
