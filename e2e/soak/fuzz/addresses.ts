import { links } from '@saltbush/contract/links';
import type { Random } from '../../../api/test/fuzz/random';
import type { Values } from '../../../api/test/fuzz/values';
import { CANARY } from './canary';

const ENCODED = [
  '%E0%A4%A',
  '%00',
  '%2e%2e%2f',
  '..%5c..%5c',
  '%252e%252e/',
  '%ff',
  '%ED%A0%80',
  '%F0%9F%91%A9',
  ';x=1',
  '//',
  '/./',
  '\\',
  '%0d%0aSet-Cookie:a=b',
  '+',
  '*',
];
const QUERIES = [
  '?page=-1',
  '?page=1e9',
  '?query=%E0%A4%A',
  '?a[b][c]=1&a=2',
  '?__proto__[x]=1',
  `?${'a=1&'.repeat(300)}`,
  '?filters=%5B%5B%5D',
  '?sort=constructor',
  `?token=${CANARY}`,
];
const TRAVERSALS = [
  '/releases/../package.json',
  '/releases/..%2f..%2fpackage.json',
  '/releases/registry.json',
  '/releases/audit.log',
  '/releases/mf-cart/',
  '/releases/mf-cart/%2e%2e/registry.json',
  '/releases/mf-cart/x/browser/../../../registry.json',
  '/releases//etc/passwd',
  '/releases/mf-cart/x/stats.json',
  '/releases/__proto__/constructor',
  '/releases/%00',
  '/releases/%E0%A4%A',
  '/_shell/assets/../server/server.mjs',
  '/_shell/assets/%2e%2e%2fserver%2fserver.mjs',
  '/_shell/integrity/__proto__/x.json',
  '/_shell/integrity/mf-cart/constructor.json',
  '/images/../../etc/passwd',
  '/images/%2e%2e/%2e%2e/etc/passwd',
  '/media/%E0%A4%A/x',
  '/media/../../x',
  '/media/products/999999999999/x.svg',
];

const oneOf = (random: Random, values: Values) =>
  random.chance(0.5)
    ? random.pick(ENCODED)
    : encodeURIComponent(values.text('slug').toWellFormed()).slice(0, 3000);

/** The address of a page, existing or not, with odd encodings and queries. */
export function pageAddress(random: Random, values: Values): string {
  const segment = oneOf(random, values);
  const path = random.pick([
    links.home(),
    links.search('%'),
    links.brands(),
    links.account.orders(),
    links.journey.dashboard(),
    `/products/${segment}`,
    `/browse/${segment}/${oneOf(random, values)}`,
    `/brands/${segment}`,
    `/pages/${segment}`,
    `/telehealth/${segment}`,
    `/reset-password`,
    `/${segment}`,
    `/user/${segment}`,
  ]);
  return path + (random.chance(0.4) ? random.pick(QUERIES) : '');
}

/** The address of a release file, picture or asset, mostly one that must not be served. */
export const fileAddress = (random: Random, values: Values): string =>
  random.pick(TRAVERSALS) + (random.chance(0.3) ? oneOf(random, values) : '');
