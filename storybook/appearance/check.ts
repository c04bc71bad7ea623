import { expect, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import { findFaults } from './faults';
import { isTouched, smallTargets } from './faults/targets';
import { differences } from './layout/compare';
import { atWidth, format, isAlike, type Line, linesOf, merge, parse } from './layout/format';
import { type Entry, readLayout } from './layout/read';
import { frameStory } from './pictures/crop';
import { pictureName } from './pictures/name';
import { settle } from './settle';
import type { Size } from './widths';

/** How long a story may take to match its snapshot, in milliseconds: long, for busy machines. */
const TIMEOUT_MS = 15_000;
/** When a snapshot is written, a story is complete once its layout has been stable for this long. */
const STABLE_MS = 300;
/** The same for a story in which something is coming, or says for two seconds that it is done. */
const COMING_MS = 3000;
/** A button that says so, until it looks as before. */
const DONE = '[data-status="success"]';

interface Observation {
  entries: Entry[];
  /** Differences from the snapshot, as lines. */
  changes: string[];
  faults: string[];
}

function observe(id: string, expected: readonly string[]): Observation {
  const entries = readLayout();
  const faults = [...findFaults(), ...(isTouched(id) ? smallTargets() : [])];
  return { entries, changes: differences(expected, linesOf(entries)), faults };
}

/** Observes the story until it matches its snapshot, is stable (if not `isFinal`), or times out. */
async function waitForLayout(
  id: string,
  expected: readonly string[],
  isFinal: boolean,
): Promise<Observation> {
  const start = performance.now();
  let before = '';
  let since = start;
  for (;;) {
    await settle();
    const observation = observe(id, expected);
    const now = performance.now();
    const text = JSON.stringify(observation);
    if (text !== before) since = now;
    before = text;
    const isMatch = observation.changes.length === 0 && observation.faults.length === 0;
    const isBusy = observation.entries.some(({ label }) => label.includes('(busy'));
    const isComing = isBusy || document.querySelector(DONE) !== null;
    const isStable = now - since >= (isComing ? COMING_MS : STABLE_MS);
    if ((isMatch && isFinal) || (isStable && !isFinal) || now - start >= TIMEOUT_MS) return observation;
  }
}

function expectNoFaults(faults: readonly string[], [width]: Size): void {
  if (faults.length > 0) throw new Error(`At ${width} px ${[...new Set(faults)].join('; ')}.`);
}

function expectLayout(id: string, changes: readonly string[], [width]: Size): void {
  if (changes.length === 0) return;
  throw new Error(
    `At ${width} px the layout of ${id} differs from storybook/layouts (npm run pictures updates it):\n${changes.join('\n')}`,
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
 * Compares a story with its layout snapshot and, if this machine can compare them, its pictures. There is a desktop
 * picture only if the desktop layout differs.
 * @param hasDeskPicture False if its desktop picture is left out.
 * @param sizes Window sizes: a phone's, and a desktop's unless the story is for phones only.
 * @throws {Error} The differences from the snapshot, or faults that are never allowed.
 */
export async function checkAppearance(
  id: string,
  sizes: readonly Size[],
  hasDeskPicture = true,
): Promise<void> {
  const { updates } = inject('appearance');
  const text = await commands.readLayout(id);
  const committed = parse(text ?? '');
  const writes = updates === 'all' || (updates === 'new' && text === null);
  const observed: Entry[][] = [];
  let lines: Line[] = committed;

  for (const [index, size] of sizes.entries()) {
    await page.viewport(...size);
    const { entries, changes, faults } = await waitForLayout(
      id,
      atWidth(committed, index === 0 ? 0 : 1),
      !writes,
    );
    expectNoFaults(faults, size);
    if (!writes) expectLayout(id, changes, size);
    observed.push(entries);
    if (lines !== committed || changes.length > 0) lines = merge(observed[0] ?? [], observed[1] ?? []);
    if (index === 0 || (hasDeskPicture && !isAlike(lines))) await comparePicture(id, size);
  }
  if (lines !== committed) await commands.writeLayout(id, format(lines));
}
