import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTexts } from '../src/documents/files';
import { renewHolders } from '../src/documents/holders';
import { ROOT } from '../src/paths';
import { say } from './say';

/** `npm run rules`: links every rule in docs/rules to the tests whose titles name it. */
export function rules(): void {
  const files = readTexts(ROOT);
  const before = new Map(files.map(({ path, text }) => [path, text]));
  const renewed = renewHolders(files).filter(({ path, text }) => before.get(path) !== text);
  for (const { path, text } of renewed) {
    writeFileSync(join(ROOT, path), text);
    say(`${path} renewed`);
  }
  if (renewed.length === 0) say('Every rule names tests that hold it');
}
