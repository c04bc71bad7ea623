import { describe, expect, it } from 'vitest';
import { releaseFiles } from '../../src/single-source/release-files';
import { findCopies } from '../../src/single-source/rule';
import { files } from './files';

describe('what the store of releases keeps', () => {
  it('is named by the store alone', () => {
    expect(findCopies(files, releaseFiles)).toEqual([]);
  });

  it.each([
    ['shell/server/registry-store.ts', "readFileSync(join(folder, 'registry.json'));"],
    ['shell/build/commands/release.ts', "appendFileSync(folder + '/audit.log', line);"],
    ['shell/build/src/releases/prune.ts', "rmSync(join(folder, 'registry.lock'));"],
  ])('is reported in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], releaseFiles)).toEqual([
      expect.stringMatching(/release-files: .*`openStore` or `changeRegistry`/),
    ]);
  });
});
