import { hashInputs } from '../releases/inputs';
import type { Gate } from './gate';
import { abridge, runTool } from './run-tool';

interface Diagnostic {
  message: string;
  category: string;
  location?: { path?: string; start?: { line: number } };
}

function describe({ message, category, location }: Diagnostic): string {
  const line = location?.start?.line;
  const place = `${location?.path ?? 'A file'}${line ? `:${line}` : ''}`;
  if (category === 'format') return `${place} is not formatted; npx biome check --write does it`;
  return `${place} breaks the rule ${category.replace('lint/', '')}: ${message}`;
}

/** Biome's rules and format over all files of the remote. */
export const lint: Gate = {
  name: 'lint',
  key: (remote, root) => hashInputs([remote, 'biome.json', 'package-lock.json'], { root, withTests: true }),
  async run(remote, root) {
    const args = ['check', '--error-on-warnings', '--reporter=json', '--max-diagnostics=50', remote];
    const { stdout, isGood } = await runTool('biome', args, root);
    if (isGood) return [];
    const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
    return abridge(diagnostics.map(describe), 'findings of lint');
  },
};
