import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from '.';

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
  for (const storage of [deviceStorage, tabStorage]) storage.remove('key');
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
