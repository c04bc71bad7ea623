import { describe, expect, it } from 'vitest';
import { startTestApi } from '../../../../test/server/start-test-api';

describe('attempt limits', () => {
  it('count failed sign-ins per account, reset on success, and sign-ups per address', async () => {
    const api = await startTestApi({ env: { RATE_LIMIT_FACTOR: '1' } });
    const user = await api.signUp();
    const logIn = (password: string) => api.post('/api/auth/login', { email: user.email, password });
    for (let attempt = 0; attempt < 9; attempt += 1) await logIn('Wrong-Pass9!');
    expect((await logIn(user.password)).status).toBe(200);
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn('Wrong-Pass9!');
    const blocked = await logIn(user.password);
    expect(blocked.status).toBe(429);
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await blocked.json()).toMatchObject({
      message: 'Too many attempts. Please try again in a few minutes.',
    });
    const stored = await api.db.collection('rate_limits').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(user.email);
    let signUps = 1;
    while ((await api.post('/api/auth/signup', {})).status !== 429) signUps += 1;
    expect(signUps).toBe(20);
    await api.close();
  });
});
