import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakpoints } from './scales';

const ROOT = join(import.meta.dirname, '../../../..');

const workspaces = readdirSync(ROOT).filter((name) => /^(shell|shared-ui|mf-.+)$/.test(name));
const sheets = workspaces.flatMap((name) =>
  readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(ROOT, name, 'src', file)),
);
const WIDTH = /width[^)]*?([\d.]+)(px|r?em)/g;

/** A breakpoint in em, or one pixel below it. */
const allowed = Object.values(breakpoints).flatMap((px) => [`${px / 16}em`, `${(px - 1) / 16}em`]);

describe('media queries of all remotes', () => {
  it('use breakpoints of the scale in em, so that larger text gets a layout with room for it', () => {
    const offScale = sheets.flatMap((sheet) => {
      const queries = readFileSync(sheet, 'utf8').match(/@media[^{]*/g) ?? [];
      const widths = queries.flatMap((query) => [...query.matchAll(WIDTH)]);
      return widths.map(([, value, unit]) => `${value}${unit}`).filter((width) => !allowed.includes(width));
    });
    expect(sheets.length).toBeGreaterThan(100);
    expect(offScale).toEqual([]);
  });
});
