import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { differingParts, type Fingerprint } from './compare';

const PARTS = ['letters', 'colours'];

/** Creates a picture with two parts of two grey pixels each. */
function fingerprint(browser: string, ...greys: [number, number, number, number]): Fingerprint {
  const png = new PNG({ width: 1, height: greys.length });
  for (const [row, grey] of greys.entries()) png.data.set([grey, grey, grey, 255], row * 4);
  return { browser, picture: PNG.sync.write(png) };
}

const made = fingerprint('156', 0, 40, 80, 120);

describe('differingParts', () => {
  it('returns nothing if all parts are rendered alike', () => {
    expect(differingParts(made, fingerprint('156', 0, 40, 80, 120), PARTS)).toEqual([]);
  });

  it('tolerates rounding of blended colours', () => {
    expect(differingParts(made, fingerprint('156', 2, 41, 79, 120), PARTS)).toEqual([]);
  });

  it('names the part that is rendered differently', () => {
    expect(differingParts(made, fingerprint('156', 0, 200, 80, 120), PARTS)).toEqual(['letters']);
    expect(differingParts(made, fingerprint('156', 0, 40, 80, 90), PARTS)).toEqual(['colours']);
  });

  it('reports a different browser first', () => {
    expect(differingParts(made, fingerprint('157', 9, 9, 99, 99), PARTS)).toEqual([
      'Chromium 157 instead of 156',
    ]);
  });
});
