import { expect, it } from 'vitest';
import { deviceName } from './device-name';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15', 'Safari on Mac'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) SamsungBrowser/24.0 Chrome/117.0 Mobile Safari/537.36',
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox on Linux'],
  ['node', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('a browser is named as a person would: %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
