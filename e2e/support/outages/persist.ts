import { expect } from '@playwright/test';

/** Retries until it succeeds, as a shopper's browser does while the shop is down. */
export async function persist<Value>(attempt: () => Promise<Value>): Promise<Value> {
  let value: Value | undefined;
  const tryOnce = async () => {
    value = await attempt();
  };
  await expect(tryOnce).toPass({ intervals: [100], timeout: 30_000 });
  return value as Value;
}
