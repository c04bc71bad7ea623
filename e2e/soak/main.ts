import { soakFaults } from './faults/faults';
import { soakFuzz } from './fuzz/fuzz';
import { soakKills } from './kills/kills';
import { createRun, print, type Run } from './lib/run';
import { formatTable, type Outcome } from './lib/table';
import { soakLoad } from './load/load';

const PARTS: Readonly<Record<string, (run: Run) => Promise<Outcome>>> = {
  kills: soakKills,
  fuzz: soakFuzz,
  load: soakLoad,
  faults: soakFaults,
};
const MAX_FINDINGS = 40;

function choose(names: readonly string[]): [string, (run: Run) => Promise<Outcome>][] {
  const unknown = names.find((name) => name !== 'all' && !Object.hasOwn(PARTS, name));
  if (unknown) throw new Error(`Unknown part "${unknown}". Parts: ${Object.keys(PARTS).join(', ')}, all`);
  const isAll = names.length === 0 || names.includes('all');
  return Object.entries(PARTS).filter(([name]) => isAll || names.includes(name));
}

function show({ title, rows, findings }: Outcome): void {
  for (const finding of findings.slice(0, MAX_FINDINGS)) print(`✗ ${finding}`);
  if (findings.length > MAX_FINDINGS) print(`✗ … and ${findings.length - MAX_FINDINGS} more`);
  print(`\n${formatTable(title, rows)}\n`);
  if (findings.length > 0 || rows.some(({ isMet }) => isMet === false)) process.exitCode = 1;
}

const run = createRun();
for (const [name, part] of choose(process.argv.slice(2))) {
  if (run.stopping.aborted) break;
  run.report(`soak ${name}`);
  show(await part(run));
}
