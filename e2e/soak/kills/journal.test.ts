import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RefusedRequest } from '../../support/buyer/send';
import { ErrorLines } from '../lib/error-lines';
import { Gate } from './gate';
import { Journal } from './journal';

let journal: Journal;
beforeEach(() => {
  journal = new Journal(new ErrorLines());
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const outage = new RefusedRequest('Gone', 503, 'UNAVAILABLE');

describe('a request of a soak', () => {
  it('is repeated during an outage, which is not held against the shop', async () => {
    const request = vi
      .fn()
      .mockRejectedValueOnce(outage)
      .mockRejectedValueOnce(new TypeError('fetch failed'));
    const delivered = journal.deliver(request.mockResolvedValue('done'));
    await vi.runAllTimersAsync();
    expect(await delivered).toBe('done');
    expect([journal.retries, journal.failures]).toEqual([2, []]);
  });

  it.each([[new RefusedRequest('Oh', 500, null)], [new RefusedRequest('Oh', 200, 'INTERNAL')]])(
    'is repeated after a fault of the shop, which is noted: %o',
    async (fault) => {
      const delivered = journal.deliver(vi.fn().mockRejectedValueOnce(fault).mockResolvedValue('done'));
      await vi.runAllTimersAsync();
      await delivered;
      expect(journal.failures).toHaveLength(1);
    },
  );

  it('is given up after a minute', async () => {
    const delivered = journal.deliver(() => Promise.reject(outage)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await delivered).toBe(outage);
  });

  it('is not repeated after an answer', async () => {
    const request = vi.fn().mockRejectedValue(outage);
    await expect(journal.deliver(request, () => true)).rejects.toBe(outage);
    expect(request).toHaveBeenCalledTimes(1);
  });
});

describe('the gate of a soak', () => {
  it('closes once everybody has finished, and holds them until it opens', async () => {
    const gate = new Gate();
    let finish = () => {};
    const piece = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const worker = gate.work(journal, 'a worker', piece);
    const closed = vi.fn();
    const closing = gate.close().then(closed);
    await vi.runAllTimersAsync();
    expect(closed).not.toHaveBeenCalled();
    finish();
    await closing;
    expect(piece).toHaveBeenCalledTimes(1);
    gate.reopen();
    await vi.runAllTimersAsync();
    expect(piece).toHaveBeenCalledTimes(2);
    gate.end();
    finish();
    await worker;
  });

  it('notes work that failed and goes on', async () => {
    const gate = new Gate();
    const piece = vi.fn().mockImplementationOnce(() => Promise.reject(outage));
    piece.mockImplementationOnce(async () => gate.end());
    await gate.work(journal, 'a buyer', piece);
    expect(journal.stuck).toEqual([{ text: 'a buyer: Gone', requestId: null }]);
  });
});
