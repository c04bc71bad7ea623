import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTexts } from '../src/documents/files';
import { type OwnedParts, squadFaults } from '../src/documents/squads';
import { listRemotes, ROOT } from '../src/paths';

const read = (path: string) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });

describe('documents of a squad', () => {
  it('cover every remote, its routes and its slots', () => {
    const remotes = listRemotes().map((name): OwnedParts => JSON.parse(read(`${name}/remote.json`).text));
    expect(remotes.length).toBeGreaterThan(5);
    expect(squadFaults(remotes, [...readTexts(ROOT), read('.github/CODEOWNERS')])).toEqual([]);
  });

  it('fail with a sentence for a remote that is missing', () => {
    const remote = { name: 'mf-gift-cards', routes: [{ path: '/gift-cards' }], fills: [], offers: [] };
    expect(squadFaults([remote], [])).toEqual([
      'mf-gift-cards has no README.md. Describe what it owns, in at most a page.',
      'mf-gift-cards has no reviewers. Add its squad to .github/CODEOWNERS.',
      'mf-gift-cards is missing from the release workflow. Add it to the options in .github/workflows/release.yml.',
    ]);
    const readme = { path: 'mf-gift-cards/README.md', text: '# Gift cards\n' };
    expect(squadFaults([remote], [readme])[0]).toBe(
      'mf-gift-cards/README.md does not mention route `/gift-cards`, which is in remote.json. Add a row for it.',
    );
  });

  it('mention the first segment of routes, so that a further page below it needs no row', () => {
    const remote = {
      name: 'mf-gift-cards',
      routes: [{ path: '/gift-cards/:id' }, { path: '/' }],
      fills: [],
      offers: [],
    };
    const readme = { path: 'mf-gift-cards/README.md', text: '| route `/gift-cards/…` | |\n| route `/` | |' };
    expect(squadFaults([remote], [readme]).filter((fault) => fault.includes('README'))).toEqual([]);
    const other = { ...readme, text: '| route `/gift-cards-old` | |' };
    expect(squadFaults([remote], [other]).filter((fault) => fault.includes('README'))).toHaveLength(2);
  });
});
