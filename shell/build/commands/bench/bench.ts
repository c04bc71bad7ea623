import { cpus, loadavg } from 'node:os';
import { print } from '../print';
import { type Clone, createClone } from './clone';
import { measurePages } from './pages';
import { measureReleases } from './releases';
import { measureRelevance, measureSearch } from './search';
import { measureStart } from './start';
import { type Figure, type FigureGroup, formatTable } from './table';
import { createWorkspace, type Workspace } from './workspace';

interface Tools {
  workspace: Workspace;
  /** The clone shared by all sections that need one. */
  clone(): Promise<Clone>;
}

type Section = (tools: Tools) => Promise<Figure[]>;

/** In execution order: the first start needs a clone that has not been built yet. */
const SECTIONS: Record<string, Section> = {
  start: async ({ clone }) => measureStart(await clone()),
  releases: async ({ clone }) => measureReleases(await clone()),
  search: ({ workspace }) => measureSearch(workspace),
  relevance: ({ workspace }) => measureRelevance(workspace),
  pages: ({ workspace }) => measurePages(workspace),
};

function choose(names: string[]): [string, Section][] {
  const unknown = names.find((name) => !SECTIONS[name]);
  if (unknown) throw new Error(`Unknown section "${unknown}". Sections: ${Object.keys(SECTIONS).join(', ')}`);
  return Object.entries(SECTIONS).filter(([name]) => names.length === 0 || names.includes(name));
}

function createTools(workspace: Workspace): Tools {
  let clone: Promise<Clone> | null = null;
  return {
    workspace,
    clone() {
      clone ??= createClone(workspace);
      return clone;
    },
  };
}

/** Measures the sections one after the other; a failed section does not stop the others. */
async function measure(sections: [string, Section][], tools: Tools) {
  const groups: FigureGroup[] = [];
  const failures: string[] = [];
  for (const [name, section] of sections) {
    if (tools.workspace.isClosed()) break;
    try {
      groups.push({ name, figures: await section(tools) });
    } catch (error) {
      const [line] = (error instanceof Error ? error.message : String(error)).split('\n');
      failures.push(`Could not measure ${name}: ${line}`);
    }
  }
  return { groups, failures };
}

/** Cleans up when the benchmark is interrupted. */
function closeOnSignal(workspace: Workspace): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void workspace.close().finally(() => process.exit(130)));
  }
}

/** `npm run bench [-- sections]`: measures on this machine and prints one table; a missed goal is not an error. */
export async function bench(names: string[]): Promise<void> {
  const sections = choose(names);
  const load = loadavg()[0] ?? 0;
  const workspace = createWorkspace();
  closeOnSignal(workspace);
  try {
    const { groups, failures } = await measure(sections, createTools(workspace));
    if (workspace.isClosed()) return;
    print(`\n${formatTable(groups)}\n`);
    print(`Measured on ${cpus().length} cores with an initial load of ${load.toFixed(1)}.`);
    for (const failure of failures) process.stderr.write(`${failure}\n`);
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    await workspace.close();
  }
}
