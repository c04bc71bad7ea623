import { describe, expect, it } from 'vitest';
import { startTestApi } from '../../../test/server/start-test-api';
import { testApi } from '../../../test/server/test-api';
import { UNKNOWN_MEDICARE_NUMBER } from '../../medicare/embedded';

const PATH = '/api/telehealth/medicare/booking';
const CARD = { mcNumber: '6951449601', mcRef: '1', mcExpiry: '2030-03' };
const IHI = { ihiNumber: '8003608000228437' };
const INVALID = 'The Medicare details provided are invalid. Please enter valid Medicare details.';
const NOW = new Date('2026-11-24T00:00:00Z');

describe('the Medicare check of a booking', () => {
  const api = testApi({ now: NOW });

  const ask = async (body: unknown) => {
    const answer = await api.post(PATH, body);
    return { status: answer.status, body: await answer.json(), cache: answer.headers.get('cache-control') };
  };

  it.each([
    CARD,
    { ...CARD, mcNumber: '6951 44960 1', mcExpiry: '11/2026', ihiNumber: '' },
    { ...CARD, ihiNumber: null },
    IHI,
    { mcNumber: '', mcRef: '', mcExpiry: '', ihiNumber: '8003 6080 0022 8437' },
  ])('responds with data for %j [7.j-05] [7.j-06] [7.j-07]', async (body) => {
    expect(await ask(body)).toEqual({
      status: 200,
      body: { data: { valid: true }, error_message: null },
      cache: 'no-store',
    });
  });

  it.each([
    {},
    { ...CARD, ...IHI },
    { ...CARD, mcNumber: '6951449611' },
    { ...CARD, mcNumber: UNKNOWN_MEDICARE_NUMBER },
    { ...CARD, mcRef: '0' },
    { ...CARD, mcExpiry: '2026-10' },
    { mcNumber: CARD.mcNumber },
    { ihiNumber: '8003608000228438' },
  ])('responds with error_message for %j [7.j-07] [8-10]', async (body) => {
    expect(await ask(body)).toMatchObject({ status: 200, body: { data: null, error_message: INVALID } });
  });

  it.each([
    { mcNumber: { $gt: '' } },
    { mcNumber: 6951449601 },
    { mcNumber: '6'.repeat(1000) },
    [CARD.mcNumber],
  ])('rejects malformed input: %j', async (body) => {
    const { status, body: answer } = await ask(body);
    expect([200, 400]).toContain(status);
    expect(JSON.stringify(answer)).not.toContain('"valid":true');
  });

  it('rejects requests from other sites', async () => {
    const answer = await api.post(PATH, CARD, { headers: { origin: 'https://other.example' } });
    expect(answer.status).toBe(403);
  });

  it('responds with the specified message when the service is unavailable [8-11]', async () => {
    const { isValid } = api.services.medicare;
    api.services.medicare.isValid = async () => {
      throw new Error(`no answer about ${CARD.mcNumber}`);
    };
    const answer = await ask(CARD);
    api.services.medicare.isValid = isValid;
    expect(answer).toMatchObject({
      status: 503,
      body: { data: null, error_message: 'Error in booking medicare' },
    });
  });
});

describe('attempts at the Medicare check', () => {
  it('are rate limited by address, and none of their data is stored', async () => {
    const api = await startTestApi({ now: NOW, env: { RATE_LIMIT_FACTOR: '1' } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1) statuses.push((await api.post(PATH, CARD)).status);
    const stored = JSON.stringify(await api.db.collection('rate_limits').find().toArray());
    await api.close();
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
    expect(stored).not.toContain(CARD.mcNumber);
  }, 60_000);
});
