import type { TextFile } from './files';

const FOLDER = 'docs/decisions/';
const SECTIONS = ['## Context', '## Decision', '## Consequences'];
const FACTS = ['- Status: ', '- Decided: ', '- Held by: '];

function recordFaults({ path, text }: TextFile, index: string): string[] {
  const name = path.slice(FOLDER.length);
  const number = name.slice(0, 4);
  const missing = [...FACTS, ...SECTIONS].filter((part) => !text.includes(`\n${part}`));
  return [
    ...missing.map((part) => `${path} has no "${part.trim()}". Follow the template.`),
    ...(text.startsWith(`# ${number}. `) ? [] : [`${path} does not begin with "# ${number}. ".`]),
    ...(index.includes(`(${name})`) ? [] : [`${path} is not in the table of ${FOLDER}README.md.`]),
  ];
}

/** Returns one sentence for each decision record that departs from the template, shares a number or is not listed. */
export function decisionFaults(files: TextFile[]): string[] {
  const index = files.find(({ path }) => path === `${FOLDER}README.md`)?.text ?? '';
  const records = files.filter(({ path }) => /^docs\/decisions\/\d{4}-.+\.md$/.test(path));
  const numbers = records.map(({ path }) => path.slice(FOLDER.length, FOLDER.length + 4));
  const repeated = numbers.filter((number, at) => numbers.indexOf(number) !== at);
  return [
    ...records.flatMap((record) => recordFaults(record, index)),
    ...repeated.map((number) => `${FOLDER}: two records have the number ${number}. Renumber the newer one.`),
  ];
}
