import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCallers } from '../../../../test/clients/callers';
import { testApi } from '../../../../test/server/test-api';

const WRONG = 'Wrong-Pass9!';

const api = testApi({ products: 0 });
const callers = createCallers(api);

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timed(work: () => Promise<Response>): Promise<{ ms: number; status: number; text: string }> {
  const started = performance.now();
  const response = await work();
  const text = await response.text();
  return {
    ms: performance.now() - started,
    status: response.status,
    text: text.replace(/"request_id":"[^"]+"/, ''),
  };
}

describe('an account that does not exist', () => {
  const TURNS = 5;

  it('gets the same responses to sign-in, in the same time', async () => {
    const { email } = await callers.owner();
    const answers = { known: [] as number[], unknown: [] as number[] };
    const nobody = `${randomUUID()}@example.com`;
    for (let turn = 0; turn < TURNS; turn += 1) {
      const known = await timed(() => callers.logIn(email, WRONG));
      const unknown = await timed(() => callers.logIn(nobody, WRONG));
      expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
      answers.known.push(known.ms);
      answers.unknown.push(unknown.ms);
    }
    // Checking a password takes most of the time: skipping it would be ten times as fast.
    expect(median(answers.unknown) / median(answers.known)).toBeGreaterThan(0.4);
    expect(median(answers.unknown) / median(answers.known)).toBeLessThan(2.5);
  });
});
