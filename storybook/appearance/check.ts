import { expect, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import { findFaults } from './faults';
import { differences } from './layout/compare';
import { atWidth, format, isAlike, type Line, linesOf, merge, parse } from './layout/format';
import { type Entry, readLayout } from './layout/read';
import { frameStory } from './pictures/crop';
import { pictureName } from './pictures/name';
import { settle } from './settle';
import type { Size } from './widths';

/** How long a story may take to look as its snapshot says, in milliseconds: long, on a machine with other work. */
const PATIENCE_MS = 15_000;
/** Where there is nothing to wait for, a story is complete once its layout has stayed the same for this long. */
const QUIET_MS = 300;

interface Look {
  entries: Entry[];
  /** What differs from the snapshot, as lines. */
  changes: string[];
  faults: string[];
}

function lookNow(expected: readonly string[]): Look {
  const entries = readLayout();
  return { entries, changes: differences(expected, linesOf(entries)), faults: findFaults() };
}

/** Looks until the story is as expected, or until it has had time enough to become so. */
async function look(expected: readonly string[], isFinal: boolean): Promise<Look> {
  const start = performance.now();
  let before = '';
  let since = start;
  for (;;) {
    await settle();
    const seen = lookNow(expected);
    const now = performance.now();
    const text = JSON.stringify(seen);
    if (text !== before) since = now;
    before = text;
    const isRight = seen.changes.length === 0 && seen.faults.length === 0;
    const isQuiet = now - since >= QUIET_MS;
    if ((isRight && isFinal) || (isQuiet && !isFinal) || now - start >= PATIENCE_MS) return seen;
  }
}

function expectNoFaults(faults: readonly string[], [width]: Size): void {
  if (faults.length > 0) throw new Error(`At ${width} px ${[...new Set(faults)].join('; ')}.`);
}

function expectLayout(id: string, changes: readonly string[], [width]: Size): void {
  if (changes.length === 0) return;
  throw new Error(
    `At ${width} px the layout of ${id} is not that of storybook/layouts (npm run pictures writes it anew):\n${changes.join('\n')}`,
  );
}

async function comparePicture(id: string, [width]: Size): Promise<void> {
  if (!inject('appearance').comparesPictures) return;
  const frame = frameStory();
  if (!frame) return;
  try {
    await expect.element(page.elementLocator(frame)).toMatchScreenshot(pictureName(id, width));
  } finally {
    frame.remove();
  }
}

/**
 * Holds a story to its layout and, where this machine can compare them, to its pictures. A desk has a picture of its own
 * where it arranges things differently.
 * @param sizes of the windows: a phone's, and a desk's unless the story is not for one
 * @throws with what differs, or what is wrong whatever the snapshot says.
 */
export async function checkAppearance(id: string, sizes: readonly Size[]): Promise<void> {
  const { updates } = inject('appearance');
  const text = await commands.readLayout(id);
  const committed = parse(text ?? '');
  const writes = updates === 'all' || (updates === 'new' && text === null);
  const seen: Entry[][] = [];
  let lines: Line[] = committed;

  for (const [index, size] of sizes.entries()) {
    await page.viewport(...size);
    const { entries, changes, faults } = await look(atWidth(committed, index === 0 ? 0 : 1), !writes);
    expectNoFaults(faults, size);
    if (!writes) expectLayout(id, changes, size);
    seen.push(entries);
    if (lines !== committed || changes.length > 0) lines = merge(seen[0] ?? [], seen[1] ?? []);
    if (index === 0 || !isAlike(lines)) await comparePicture(id, size);
  }
  if (lines !== committed) await commands.writeLayout(id, format(lines));
}
