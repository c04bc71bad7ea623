import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours } from '@saltbush/contract';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import { stepsCss, tokensCss } from './css';
import { colourPairs } from './pairs';
import { breakpoints, from, sizes } from './scales';

describe('tokens', () => {
  it.each(colourPairs)('$text on $ground reaches $minimum:1', ({ text, ground, minimum }) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(minimum);
  });

  it('computes contrast as WCAG defines it', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });

  it.each([
    ['tokens', tokensCss],
    ['steps', stepsCss],
  ])('matches the committed %s.css', (name, render) => {
    const committed = readFileSync(join(import.meta.dirname, `../styles/${name}.css`), 'utf8');
    expect(committed).toBe(render());
  });

  it('has the breakpoints and sizes of section 9.f [9.f-01]', () => {
    expect(breakpoints).toEqual({ xs: 375, sm: 576, md: 768, lg: 1024, xl: 1280, '2xl': 1440 });
    expect(from('lg')).toBe('(min-width: 64em)');
    expect(sizes.dialog).toBe('568px');
    expect(sizes['quick-links']).toBe('40px');
  });
});
