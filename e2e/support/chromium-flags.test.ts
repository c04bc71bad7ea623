import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { DISABLED_FEATURES } from './chromium-flags';

const folder = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));

it('every feature that Playwright disables stays disabled', () => {
  const source = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(features.length).toBeGreaterThan(10);
  expect(features.filter((name) => !DISABLED_FEATURES.includes(name ?? ''))).toEqual([]);
});
