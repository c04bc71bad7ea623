import { describe, expect, it } from 'vitest';
import { deviceStorage } from '../../src/single-source/device-storage';
import { findCopies } from '../../src/single-source/rule';
import { files } from './files';

describe('what browsers may block', () => {
  it('is reached through one guarded module', () => {
    expect(findCopies(files, deviceStorage)).toEqual([]);
  });

  it.each([
    ['mf-cart/src/shared/order/order-attempt.ts', "localStorage.setItem('key', text);"],
    ['shared-ui/src/platform/preference.ts', 'const { sessionStorage } = window;'],
    ['shell/src/personal-state.ts', "indexedDB.open('shop');"],
    ['mf-header/src/index.ts', "const channel = new BroadcastChannel('mine');"],
  ])('is reported in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], deviceStorage)).toEqual([
      expect.stringMatching(/device-storage: .*`deviceStorage` or `tabStorage`/),
    ]);
  });
});
