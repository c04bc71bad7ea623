import { afterEach } from 'vitest';
import { beforeTests } from '../server/before-tests';
import type { TestApiOptions } from '../server/start-test-api';
import { BUSINESS_HOURS, type Selling, startSelling } from './selling';

/** A shop of their own for the tests of a file or a `describe`. Each test begins at the time at which it opened. */
export function testShop(options: TestApiOptions = {}): Selling {
  const shop = beforeTests(
    () => startSelling(options),
    ({ close }) => close(),
  );
  afterEach(() => {
    shop.clock.current = options.now ?? BUSINESS_HOURS;
  });
  return shop;
}
