import { expect, it } from 'vitest';
import { startTestApi } from '../../../test/server/start-test-api';

it('events from one address are rejected in the hosted form after too many calls', async () => {
  const strict = await startTestApi({ products: 0, env: { RATE_LIMIT_FACTOR: '1' } });
  const event = { eventType: 'view', eventName: 'Viewed', index: 'products', userToken: 'device-1' };
  const send = (from: string) =>
    strict.post(
      '/1/events',
      { events: [{ ...event, objectIDs: ['1'] }] },
      { headers: { 'x-forwarded-for': from } },
    );
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 700) statuses.push((await send('203.0.113.5')).status);
  expect(statuses).toHaveLength(601);
  const refused = await send('203.0.113.5');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({ message: 'Too many requests', status: 429 });
  expect((await send('203.0.113.6')).status).toBe(200);
  expect(await strict.db.collection('search_events').countDocuments({})).toBe(601);
  await strict.close();
}, 60_000);
