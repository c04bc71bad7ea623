import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { differingParts, type Fingerprint } from './compare';

const PARTS = ['letters', 'colours'];

/** A picture of two parts, two pixels each, in shades of grey. */
function fingerprint(browser: string, ...greys: [number, number, number, number]): Fingerprint {
  const png = new PNG({ width: 1, height: greys.length });
  for (const [row, grey] of greys.entries()) png.data.set([grey, grey, grey, 255], row * 4);
  return { browser, picture: PNG.sync.write(png) };
}

const made = fingerprint('156', 0, 40, 80, 120);

describe('the probe of a machine', () => {
  it('lets pictures be compared where all parts are drawn alike', () => {
    expect(differingParts(made, fingerprint('156', 0, 40, 80, 120), PARTS)).toEqual([]);
  });

  it('does not count the rounding of blended colours', () => {
    expect(differingParts(made, fingerprint('156', 2, 41, 79, 120), PARTS)).toEqual([]);
  });

  it('names the part that is drawn differently', () => {
    expect(differingParts(made, fingerprint('156', 0, 200, 80, 120), PARTS)).toEqual(['letters']);
    expect(differingParts(made, fingerprint('156', 0, 40, 80, 90), PARTS)).toEqual(['colours']);
  });

  it('names another browser before anything else', () => {
    expect(differingParts(made, fingerprint('157', 9, 9, 99, 99), PARTS)).toEqual([
      'Chromium 157 instead of 156',
    ]);
  });
});
