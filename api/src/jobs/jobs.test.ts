import { expect, it } from 'vitest';
import { testApi } from '../../test/server/test-api';
import { createJobs } from '.';

const api = testApi({ products: 0 });

const withSmtp = () => {
  const config = { ...api.services.config, smtpUrl: 'smtp://127.0.0.1:1' };
  return createJobs({ ...api.services, config });
};

it('have unique names, and succeed in an empty shop', async () => {
  const jobs = withSmtp();
  const names = jobs.map(({ name }) => name);
  expect(names.sort()).toEqual([
    'abandoned-holds',
    'autodelivery-cycle',
    'consult-reminders',
    'favourite-alerts',
    'journey-reviews',
    'mail-delivery',
    'order-keys',
    'password-resets',
    'payment-recovery',
    'planned-content',
    'planned-prices',
    'program-renewals',
    'stock-notifications',
    'unused-photos',
  ]);
  for (const job of jobs) {
    expect(job.everyMs, job.name).toBeGreaterThanOrEqual(1000);
    await job.run(new AbortController().signal);
    job.close?.();
  }
});

it('are counted, whether they succeed or fail', async () => {
  const [job] = createJobs(api.services);
  await job?.run(new AbortController().signal);
  const broken = new Proxy(api.services.db, {
    get() {
      throw new Error('The database is unavailable');
    },
  });
  const [failing] = createJobs({ ...api.services, db: broken });
  await expect(failing?.run(new AbortController().signal)).rejects.toThrow();
  const { text } = await api.services.metrics.read();
  for (const outcome of ['done', 'failed'])
    expect(text).toMatch(
      new RegExp(`job_duration_seconds_count\\{job="${job?.name}",outcome="${outcome}"\\} [1-9]`),
    );
});

it('keep mails in the outbox if no mail server is configured [accounts-06]', () => {
  expect(createJobs(api.services).map(({ name }) => name)).not.toContain('mail-delivery');
});
