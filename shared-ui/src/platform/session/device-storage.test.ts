import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const WORKSPACES = /^(mf-[a-z]+|shared-ui|shell)$/;
const STORES = /(?:deviceStorage|tabStorage)\.write(?:Json)?\(|document\.cookie =/;

/**
 * Every module that stores something beside `personalStorage` and `personalTabStorage`, which signing out empties, and why
 * that is right.
 */
const DEVICE_STORAGE: Readonly<Record<string, string>> = {
  'mf-cart/src/shared/order/order-attempt.ts': 'not personal: random keys',
  'shared-ui/src/bus/transport.ts': 'deleted at once',
  'shared-ui/src/health-drafts/draft-place.ts':
    'a cookie of a guest’s, sealed by the shop; moved to the account by signing in, and deleted on auth:signed-out',
  'shared-ui/src/platform/consent.ts': 'not personal: the browser’s answer to being counted',
  'shared-ui/src/platform/preference.ts': 'not personal: the postcode of the device',
  'shared-ui/src/platform/recorder.ts': 'not personal: a random number that ends with the tab',
  'shared-ui/src/platform/search-insights.ts': 'not personal: a random token of the device',
  'shared-ui/src/platform/session/cart-identity.ts': 'deleted by signOut',
  'shared-ui/src/platform/session/session.ts': 'not personal: a flag while the tab is at a provider',
  'shell/src/diagnostics/record.ts': 'not personal: names of remotes and times',
};

const isSource = (path: string) =>
  /\/src\/.*\.tsx?$/.test(path) && !/(\.test|\.stories)\.|\/samples\//.test(path);

function modulesThatStore(): string[] {
  return readdirSync(ROOT)
    .filter((name) => WORKSPACES.test(name))
    .flatMap((name) =>
      readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(ROOT, name, 'src', path),
      ),
    )
    .filter((path) => isSource(path) && STORES.test(readFileSync(path, 'utf8')))
    .map((path) => relative(ROOT, path))
    .sort();
}

it('leaves nothing personal on a shared device after sign-out: what is stored beside the personal storage says why', () => {
  const why =
    'The next person at the device can read it. Use personalStorage or personalTabStorage; if it is not of a person, say why in DEVICE_STORAGE.';
  expect(modulesThatStore(), why).toEqual(Object.keys(DEVICE_STORAGE).sort());
});
