import type { TestProject } from 'vitest/node';
import { faultsOfInventory, PICTURES, prune } from './inventory';
import { compressNew } from './pictures/compress';
import { probe } from './probe/probe';

/**
 * Decides before the first story whether pictures can be compared, and rejects snapshots without a story.
 * @returns A teardown that compresses new pictures and, when updating, removes orphans.
 * @throws {Error} Pictures are required but this machine renders differently.
 */
export default async function setUp(project: TestProject): Promise<(() => void) | undefined> {
  // Vitest also calls this for each browser, which inherits what the root project provides.
  if (!project.isRootProject()) return undefined;
  const start = Date.now();
  const updates = project.config.snapshotOptions.updateSnapshot;
  const differing = await probe(updates === 'all');
  if (differing.length > 0) {
    const why = `this machine renders differently from the one that made them: ${differing.join(', ')}`;
    if (process.env.PICTURES_REQUIRED === '1') throw new Error(`Pictures are required, but ${why}`);
    project.vitest.logger.log(`Pictures are not compared: ${why}.`);
  }
  project.provide('appearance', { comparesPictures: differing.length === 0, updates });
  if (updates !== 'all') {
    const faults = faultsOfInventory();
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }
  return () => {
    if (updates === 'none') return;
    compressNew(PICTURES, start);
    if (updates === 'all') prune();
  };
}
