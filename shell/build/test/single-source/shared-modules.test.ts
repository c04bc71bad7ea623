import { describe, expect, it } from 'vitest';
import { findCopies } from '../../src/single-source/rule';
import { sharedModules } from '../../src/single-source/shared-modules';
import { files } from './files';

describe('modules that exist once per page', () => {
  it('are imported by name', () => {
    expect(findCopies(files, sharedModules)).toEqual([]);
  });

  it.each([
    ['shared-ui/src/counter/define-desk.tsx', "import { useSession } from '../platform';"],
    ['shared-ui/src/payment/wallets/Wallets.tsx', "import { Button } from '../../design/core';"],
  ])('are reported in %s: %s', (path, text) => {
    expect(findCopies([{ path, text }], sharedModules)).toEqual([
      expect.stringMatching(/shared-modules: .*import it by its name/),
    ]);
  });

  it('import one another by path', () => {
    const path = 'shared-ui/src/platform/session/session.ts';
    expect(findCopies([{ path, text: "import { publish } from '../../bus';" }], sharedModules)).toEqual([]);
  });
});
