import { test as base, expect } from '@playwright/test';
import { watchConsole } from './console';
import { shopOrigin } from './shop-origin';

const VIOLATION = /violates the following (report-only )?content security policy/i;

interface Fixtures {
  /** Fails the test if the page reports an error. */
  quietConsole: undefined;
  /** Violations of the content security policy that a test causes on purpose. */
  expectedViolations: RegExp | null;
  /** Fails every test in which a page, in any tab, violates the content security policy in another way. */
  policyViolations: string[];
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
  baseURL: async ({}, use) => use(shopOrigin()),
  quietConsole: async ({ page }, use) => {
    const words = watchConsole(page);
    await use(undefined);
    expect(words, 'errors on the console').toEqual([]);
  },
  expectedViolations: [null, { option: true }],
  policyViolations: [
    async ({ context, expectedViolations }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (VIOLATION.test(text) && !expectedViolations?.test(text)) violations.push(text);
      });
      await use(violations);
      expect(violations, 'violations of the content security policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
