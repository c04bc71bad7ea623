import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage, personalStorage, personalTabStorage, tabStorage } from '.';

const refuse = () => {
  throw new DOMException('Access is denied', 'SecurityError');
};

/** A browser that blocks cookies and site data: already the getter throws. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, name, 'get').mockImplementation(refuse);
}

/** A browser whose storage is full. */
const fillStorage = () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const storage of [deviceStorage, tabStorage, personalStorage, personalTabStorage])
    storage.remove('key');
});

describe.each([
  ['the device', deviceStorage, () => localStorage],
  ['the tab', tabStorage, () => sessionStorage],
])('storage of %s', (_name, storage, native) => {
  it('is the browser’s', () => {
    storage.write('key', 'text');
    expect([native().getItem('key'), storage.read('key'), storage.isKept()]).toEqual(['text', 'text', true]);
    storage.remove('key');
    expect([native().length, storage.read('key')]).toEqual([0, null]);
  });

  it.each([
    ['blocked', blockStorage],
    ['full', fillStorage],
  ])('lasts as long as the page where it is %s', (_state, prevent) => {
    prevent();
    expect(storage.read('key')).toBeNull();
    storage.writeJson('key', { id: 1 });
    expect(storage.readJson('key')).toEqual({ id: 1 });
    storage.remove('key');
    expect(storage.readJson('key')).toBeNull();
  });

  it('is known to be blocked', () => {
    blockStorage();
    expect(storage.isKept()).toBe(false);
  });

  it('is the browser’s again once there is room', () => {
    const full = fillStorage();
    storage.write('key', 'first');
    full.mockRestore();
    storage.write('key', 'second');
    native().setItem('key', 'of another tab');
    expect(storage.read('key')).toBe('of another tab');
  });

  it('reads nothing from text that is no JSON', () => {
    native().setItem('key', '{');
    expect(storage.readJson('key')).toBeNull();
  });

  it('keeps nothing on a server, which has many visitors', () => {
    vi.stubGlobal('window', undefined);
    storage.write('key', 'of a visitor');
    expect(storage.read('key')).toBeNull();
    vi.unstubAllGlobals();
  });
});

describe.each([
  ['the device', deviceStorage, personalStorage, () => localStorage],
  ['the tab', tabStorage, personalTabStorage, () => sessionStorage],
])('what %s keeps of a person', (_name, storage, personal, native) => {
  it('is read and removed like anything else, apart from what has the same key', () => {
    storage.write('key', 'of the device');
    personal.writeJson('key', { id: 1 });
    expect([storage.read('key'), personal.readJson('key')]).toEqual(['of the device', { id: 1 }]);
    expect([personal.read('key'), personal.isKept()]).toEqual(['{"id":1}', true]);
    personal.remove('key');
    expect([storage.read('key'), personal.read('key')]).toEqual(['of the device', null]);
  });

  it.each([
    ['as ever', () => {}],
    ['while the browser’s is blocked', blockStorage],
    ['while the browser’s is full', fillStorage],
  ])('is forgotten without knowing its keys, and nothing else is: %s [accounts-20]', (_state, prevent) => {
    prevent();
    storage.write('key', 'of the device');
    personal.write('any key', 'of a person');
    personal.write('another', 'of a person');
    personal.forget();
    expect([personal.read('any key'), personal.read('another')]).toEqual([null, null]);
    expect(storage.read('key')).toBe('of the device');
  });

  it('is forgotten as well where a release before wrote it, and no more than that', () => {
    const before = [
      'checkout_entries',
      'placed_orders',
      'recently_viewed',
      'search_context',
      'telehealth_booking',
    ];
    const drafts = [
      'booking_0',
      'saltbush-scroll',
      'booking_12',
      'care_check_in_here',
      'care_message_here',
      'waiting_favourite',
    ];
    const others = ['cart_uuid', 'preference', 'booking_', 'my_recently_viewed', 'recently_viewed_by'];
    for (const key of [...before, ...drafts, ...others]) native().setItem(key, 'text');
    personal.forget();
    expect(Object.keys(native()).sort()).toEqual(others.sort());
  });
});
