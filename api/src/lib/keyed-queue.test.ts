import { describe, expect, it } from 'vitest';
import { createKeyedQueue } from './keyed-queue';

const never = () => new Promise<never>(() => undefined);

describe('tasks with the same key', () => {
  it('run one after another, also after one that fails', async () => {
    const inTurn = createKeyedQueue();
    const seen: string[] = [];
    const task = (name: string) => async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (name === 'a') throw new Error('a fails');
    };
    const first = inTurn('key', task('a'));
    const second = inTurn('key', task('b'));
    await expect(first).rejects.toThrow('a fails');
    await second;
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('wait for one that hangs half the time that it has, and still run one after another', async () => {
    const inTurn = createKeyedQueue();
    const seen: string[] = [];
    const task = (name: string) => async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
    };
    void inTurn('key', never, performance.now() + 40);
    await Promise.all(['a', 'b', 'c'].map((name) => inTurn('key', task(name))));
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });
});

it('tasks with different keys do not wait for each other', async () => {
  const inTurn = createKeyedQueue();
  void inTurn('key', never);
  expect(await inTurn('another', async () => 'done')).toBe('done');
});
