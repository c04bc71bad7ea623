import { describe, expect, it } from 'vitest';
import { readTexts } from '../src/documents/files';
import { linkFaults } from '../src/documents/links';
import { ROOT } from '../src/paths';

describe('links in documents', () => {
  it('resolve to existing files and headings', () => {
    const files = readTexts(ROOT);
    expect(files.filter(({ path }) => path.endsWith('.md')).length).toBeGreaterThan(40);
    expect(linkFaults(files, ROOT)).toEqual([]);
  });

  it('fail with a sentence if a file or heading is missing', () => {
    const text =
      '[here](README.md) [missing](docs/missing.md) [web](https://example.com) [part](README.md#no-such-part)';
    const readme = { path: 'README.md', text: `# The shop\n\n${text} \`[code](nowhere.md)\`\n` };
    expect(linkFaults([readme], ROOT)).toEqual([
      'README.md links to docs/missing.md, which does not exist. Fix the path or remove the link.',
      'README.md links to README.md#no-such-part, but README.md has no such heading.',
    ]);
  });
});
