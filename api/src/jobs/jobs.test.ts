import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../test/start-test-api';
import { createJobs } from '.';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ products: 0 });
});
afterAll(() => api.close());

const withSmtp = () => {
  const config = { ...api.services.config, smtpUrl: 'smtp://127.0.0.1:1' };
  return createJobs({ ...api.services, config });
};

it('have names of their own, and pass over an empty shop', async () => {
  const jobs = withSmtp();
  const names = jobs.map(({ name }) => name);
  expect(names.sort()).toEqual([
    'abandoned-holds',
    'autodelivery-cycle',
    'consult-reminders',
    'journey-reviews',
    'mail-delivery',
    'payment-recovery',
    'program-renewals',
    'stock-notifications',
  ]);
  for (const job of jobs) {
    expect(job.everyMs, job.name).toBeGreaterThanOrEqual(1000);
    await job.run(new AbortController().signal);
    job.close?.();
  }
});

it('keep mails in the outbox where no mail server is configured', () => {
  expect(createJobs(api.services).map(({ name }) => name)).not.toContain('mail-delivery');
});
