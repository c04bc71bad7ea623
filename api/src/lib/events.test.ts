import { describe, expect, it } from 'vitest';
import { createHooks } from './create-hooks';
import { createEvents, defineEvent } from './events';
import { defineHook } from './hooks';

const parcelSent = defineEvent<{ id: string }>('ParcelSent');
const parcelUsage = defineHook<{ id: string }, string>('parcel usage');

describe('events', () => {
  it('reach their receivers sequentially, in registration order', async () => {
    const events = createEvents();
    const seen: string[] = [];
    events.on(parcelSent, async ({ id }) => {
      await Promise.resolve();
      seen.push(`first ${id}`);
    });
    events.on(parcelSent, async ({ id }) => {
      seen.push(`second ${id}`);
    });
    await events.emit(parcelSent, { id: 'a' });
    expect(seen).toEqual(['first a', 'second a']);
  });

  it('fail with their receiver, and skip the receivers after it', async () => {
    const events = createEvents();
    const seen: string[] = [];
    events.on(parcelSent, () => Promise.reject(new Error('no room')));
    events.on(parcelSent, async ({ id }) => {
      seen.push(id);
    });
    await expect(events.emit(parcelSent, { id: 'a' })).rejects.toThrow('no room');
    expect(seen).toEqual([]);
  });

  it('stay within one api instance', async () => {
    const [one, other] = [createEvents(), createEvents()];
    const seen: string[] = [];
    one.on(parcelSent, async ({ id }) => {
      seen.push(id);
    });
    await other.emit(parcelSent, { id: 'a' });
    expect(seen).toEqual([]);
  });
});

describe('hooks', () => {
  it('collect what is known, starting with the handler added last', async () => {
    const hooks = createHooks();
    hooks.register(parcelUsage, async () => 'low');
    hooks.register(parcelUsage, async () => null);
    hooks.register(parcelUsage, async ({ id }) => `high ${id}`);
    expect(await hooks.call(parcelUsage, { id: 'a' })).toEqual(['high a', 'low']);
  });

  it('return nothing if no handler is registered', async () => {
    const [one, other] = [createHooks(), createHooks()];
    one.register(parcelUsage, async () => 'used');
    expect(await other.call(parcelUsage, { id: 'a' })).toEqual([]);
  });
});
