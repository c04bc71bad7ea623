import { describe, expect, it } from 'vitest';
import { listRemotes } from '../../src/paths';
import { describeShell } from '../../src/platform/describe-shell';
import { readUses } from '../../src/releases/uses';

describe('what remotes take from the shell', () => {
  it.each(listRemotes())('%s finds in the shell of the same sources', async (remote) => {
    const { modules } = await describeShell();
    const uses = await readUses(remote);
    expect(Object.values(uses.modules).flat().length).toBeGreaterThan(20);
    for (const [module, names] of Object.entries(uses.modules))
      expect(modules[module], module).toEqual(expect.arrayContaining(names));
  });

  it('is what the built code imports, through folders that it bundles as well', async () => {
    const { modules } = await readUses('mf-cart');
    expect(modules['@saltbush/shared-ui/platform']).toContain('defineRemote');
    expect(modules['@saltbush/shared-ui/design/forms']).toContain('Combobox');
  });
});
