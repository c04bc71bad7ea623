import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts } from '../src/documents/files';
import { updateRuleTests } from '../src/documents/rule-tests';
import { ROOT } from '../src/paths';
import { print } from './print';

/** `npm run rules`: links every rule in docs/rules to the tests whose titles cite it. */
export function rules(): void {
  const files = readTexts(ROOT);
  const before = new Map(files.map(({ path, text }) => [path, text]));
  const updated = updateRuleTests(files).filter(({ path, text }) => before.get(path) !== text);
  for (const { path, text } of updated) {
    writeFileSync(join(ROOT, path), text);
    print(`Updated ${path}`);
  }
  if (updated.length === 0) print('All rules are up to date');
}
