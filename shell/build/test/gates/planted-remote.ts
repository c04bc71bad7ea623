import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../../src/paths';

/** The rules of the repository, and an empty remote that follows them. */
const SETTINGS = [
  'tsconfig.json',
  'shell/build/tsconfig.base.json',
  'shared-ui/src/design/css-modules.d.ts',
  'biome.json',
  '.gitignore',
  '.dependency-cruiser.mjs',
  'api/domain-order.mjs',
];

const FILES: Record<string, string> = {
  'package.json': '{ "type": "module" }\n',
  'package-lock.json': '{}\n',
  'vitest.config.ts': "export default { test: { projects: ['mf-gift'] } };\n",
  'shared-ui/vitest.setup.ts': 'export {};\n',
  'mf-header/src/index.ts': 'export const header = 1;\n',
  'mf-gift/vitest.config.ts': "export default { test: { name: 'mf-gift' } };\n",
  'mf-gift/src/index.ts': "export { price } from './price';\n",
  'mf-gift/src/price.ts': 'export const price: number = 5;\n',
  'mf-gift/src/name.ts': "export const name = 'Gift';\n",
  'mf-gift/src/price.test.ts':
    "import { expect, it } from 'vitest';\nimport { price } from './price';\n\nit('costs 5', () => {\n  expect(price).toBe(5);\n});\n",
  'mf-gift/src/name.test.ts':
    "import { expect, it } from 'vitest';\nimport { name } from './name';\n\nit('has a name', () => {\n  expect(name).toBe('Gift');\n});\n",
};

/** Creates a repository with one remote, `mf-gift`, in a folder of its own. */
export function plantRemote() {
  const root = mkdtempSync(join(tmpdir(), 'gates-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const path of SETTINGS) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(ROOT, path), join(root, path));
  }
  mkdirSync(join(root, 'node_modules'));
  for (const name of ['@types', 'vitest', 'vite'])
    symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  for (const [path, text] of Object.entries(FILES)) write(path, text);
  return { root, write, remove: () => rmSync(root, { recursive: true }) };
}
