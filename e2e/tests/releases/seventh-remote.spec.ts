import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { signInAsNewCustomer } from '../../support/accounts';
import { main } from '../../support/landmarks';
import { releaseOnPage } from '../../support/releases/release-in-use';
import { type ReleasesServer, startReleasesServer } from '../../support/releases/releases-server';
import { makeSquadRepository } from '../../support/releases/squad-repository';
import { ROOT } from '../../support/shop/folder';
import { expect, test } from '../../support/test';

const SEVENTH = 'mf-loyalty';
const PAGE = 'mf-loyalty/src/pages/home/index.tsx';
const SIZES = 'mf-loyalty/sizes.json';

const SHOP_RELEASES = process.env.SHOP_RELEASES_DIR ?? '';

test.skip(!SHOP_RELEASES, 'The files of a shop that runs elsewhere are not at hand');

let server: ReleasesServer;
let squad: Awaited<ReturnType<typeof makeSquadRepository>>;

test.beforeAll(async () => {
  // Three archives are packed and unpacked, beside other tests.
  test.setTimeout(300_000);
  server = await startReleasesServer();
  // The shared shop's api has published its schema into the folder of that shop.
  const schema = 'platform/schema.graphql';
  cpSync(join(SHOP_RELEASES, schema), join(server.releasesDir, schema));
  squad = await makeSquadRepository(server.releasesDir);
});
test.afterAll(async () => {
  squad?.remove();
  await server?.stop();
});

/** Runs a command while the shop's published description is another one: that of an older shell or api. */
async function withOlder(file: string, replace: (text: string) => string, run: () => Promise<string>) {
  const path = join(server.releasesDir, 'platform', file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, replace(text));
  try {
    return await run();
  } finally {
    writeFileSync(path, text);
  }
}

/** Types, tests and sizes are checked with the platform's packages. */
async function refuseMistakes(): Promise<void> {
  squad.change(PAGE, (text) => text.replace('level={1}', 'level="one"'));
  squad.change(SIZES, (text) => text.replace('"remoteEntry": 5', '"remoteEntry": 1'));
  const refused = await squad.refusal(`npm run release -w ${SEVENTH}`);
  expect(refused).toContain(`${PAGE}:7 does not compile: Type 'string' is not assignable`);
  expect(refused).toContain('home.test.tsx fails: home page shows its name as the heading');
  expect(refused).toMatch(/remoteEntry of mf-loyalty has \d\.\d kB; its budget in \S+ is 1 kB/);
  squad.change(PAGE, (text) => text.replace('level="one"', 'level={1}'));
  squad.change(SIZES, (text) => text.replace('"remoteEntry": 1', '"remoteEntry": 5'));
}

/** Builds a release without promoting it. @returns its id */
async function build(): Promise<string> {
  const output = await squad.run(`npm run release -w ${SEVENTH} -- --no-promote`);
  const id = /Built mf-loyalty (\S+) in/.exec(output)?.[1] ?? output;
  const sources = new RegExp(`${ROOT}/(shared-ui/src|api|shell)/`);
  const folder = join(server.releasesDir, SEVENTH, id);
  const built = readdirSync(folder, { recursive: true, withFileTypes: true });
  const code = built.filter(({ name }) => /\.(c?js|map)$/.test(name));
  expect(code.length).toBeGreaterThan(5);
  for (const { parentPath, name } of code)
    expect(readFileSync(join(parentPath, name), 'utf8')).not.toMatch(sources);
  return id;
}

/** What the running shell and api lack is refused from the squad's repository, too. */
async function refuseWhatIsMissing(id: string, promote: string): Promise<void> {
  const otherSlot = (text: string) => text.replaceAll('"account.dashboard-tile"', '"account.tile"');
  expect(await withOlder('shell.json', otherSlot, () => squad.refusal(promote))).toContain(
    `${SEVENTH} ${id} names the slot account.dashboard-tile, which the running shell does not know`,
  );
  const otherName = (text: string) => text.replaceAll('first_name', 'given_name');
  expect(await withOlder('schema.graphql', otherName, () => squad.refusal(promote))).toContain(
    `${SEVENTH} ${id} sends the operations LoyaltyGreeting, Me, which the running api refuses: Cannot query field "first_name" on type "Me"`,
  );
}

test('a squad with a repository of its own adds a seventh remote to the running shop', async ({ page }) => {
  // Two releases with all of their gates.
  test.slow();
  await signInAsNewCustomer(page);
  const dashboard = `${server.origin}/user/dashboard`;
  const tile = main(page).getByRole('heading', { name: 'Loyalty' });
  await page.goto(dashboard);
  await expect(main(page).getByText('Hi Wren')).toBeVisible();
  await expect(tile).toHaveCount(0);

  await squad.run(`npx saltbush create ${SEVENTH} /loyalty`);
  await squad.run('npm run codegen');
  expect(await squad.refusal('npx saltbush start')).toContain("a command of the platform's own repository");
  await refuseMistakes();
  const id = await build();
  const promote = `npm run promote -w ${SEVENTH} -- ${id}`;
  await refuseWhatIsMissing(id, promote);
  await squad.run(promote);

  await expect(async () => {
    await page.goto(dashboard);
    expect(await releaseOnPage(page, SEVENTH)).toBe(id);
  }).toPass();
  await expect(tile).toBeVisible();
  await expect(main(page).getByText('For Wren')).toBeVisible();
  await main(page).getByRole('link', { name: 'Open Loyalty' }).click();
  await expect(page).toHaveURL(`${server.origin}/loyalty`);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Loyalty' })).toBeVisible();
  const document = await (await page.request.get(page.url())).text();
  expect(document).toMatch(/<h1[^>]*>Loyalty<\/h1>/);
});
