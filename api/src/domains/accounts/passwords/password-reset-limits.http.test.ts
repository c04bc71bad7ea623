import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../../test/clients/test-client';
import { startTestApi } from '../../../../test/server/start-test-api';

describe('reset link requests', () => {
  it('are limited per account, whether or not it exists', async () => {
    const strict = await startTestApi({ products: 0, env: { RATE_LIMIT_FACTOR: '1' } });
    const { email } = await strict.signUp();
    for (const address of [email, 'nobody@example.com']) {
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        statuses.push((await strict.post('/api/auth/forgot-password', { email: address })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    await strict.close();
  });

  it('are limited per client address', async () => {
    const strict = await startTestApi({ products: 0, env: { RATE_LIMIT_FACTOR: '1' } });
    let answered = 0;
    while ((await strict.post('/api/auth/reset-password', { token: 'x', password: PASSWORD })).status === 400)
      answered += 1;
    expect(answered).toBe(30);
    await strict.close();
  });
});
