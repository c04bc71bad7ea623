import { expect } from '@playwright/test';
import { makeJobDue } from './passed-time';

/** Runs one of the shop's jobs until it has done what was due. */
export const expectJob = (name: string, done: () => Promise<void>) =>
  expect(async () => {
    await makeJobDue(name);
    await done();
  }).toPass({ timeout: 60_000, intervals: [1000] });
