import type { Registry, RegistryEntry } from '@saltbush/build';
import {
  addBins,
  type Bins,
  binOf,
  type FigureRow,
  NO_FIGURES,
  type PageReport,
  VITALS,
} from '@saltbush/contract/telemetry';

/** The shell itself, among the remotes. */
export const SHELL = 'shell';
/** What is not known here: a page that no release has, a build of the shell from before. */
const OTHER = 'other';

const binsOf = (values: readonly number[]): Bins =>
  values.map((value) => ({ [binOf(value)]: 1 })).reduce<Bins>(addBins, {});

const knownReleases = ({ current, canary, history }: RegistryEntry): string[] => [
  current.id,
  ...(canary ? [canary.release.id] : []),
  ...history,
];

/** Returns the page of a report by remote and name, as a current release has it. */
export function knownPage(page: string, { remotes }: Registry): string {
  const [remote = '', name] = page.split('/');
  const manifests = [remotes[remote]?.current.manifest, remotes[remote]?.canary?.release.manifest];
  const isKnown = manifests.some(
    (manifest) => manifest?.notFound === name || manifest?.routes.some((route) => route.page === name),
  );
  return isKnown ? page : OTHER;
}

/** Returns a release's id if the registry knows it; null for what somebody made up, or a developer's build. */
export function knownRelease(
  remote: string,
  release: string,
  { registry, shellBuild }: { registry: Registry; shellBuild: string },
): string | null {
  if (remote === SHELL) return release === shellBuild ? release : OTHER;
  const entry = registry.remotes[remote];
  return entry && knownReleases(entry).includes(release) ? release : null;
}

/** Which canary a page counts for: only documents made since it has its share are compared. */
function trialOf(entry: RegistryEntry | undefined, release: string, revision: number): FigureRow['trial'] {
  const canary = entry?.canary;
  if (!canary?.revision || revision < canary.revision) return null;
  const name = `${canary.release.id}/${canary.share}`;
  if (release === canary.release.id) return { name, side: 'canary' };
  return release === entry?.current.id ? { name, side: 'current' } : null;
}

/**
 * Returns what a report adds to the figures of each remote that took part in the page. The page's times count for all of
 * them: whoever takes part can slow it down.
 */
export function toRows(
  { revision, page, remotes, vitals }: PageReport,
  known: { registry: Registry; shellBuild: string },
): FigureRow[] {
  const measured = VITALS.flatMap((name) => {
    const value = vitals[name];
    return value === undefined ? [] : [[name, binsOf([value])] as const];
  });
  return Object.entries(remotes).flatMap(([remote, report]) => {
    const release = knownRelease(remote, report.release, known);
    if (!release) return [];
    const counts = {
      ...NO_FIGURES.counts,
      pages: Number(report.isNew),
      faulty: Number(report.isFaulty),
      adding: Number(report.isAdding),
      failures: report.failures,
      retries: report.retries,
    };
    return [
      {
        remote,
        release,
        page: knownPage(page, known.registry),
        trial: trialOf(known.registry.remotes[remote], release, revision),
        counts,
        vitals: Object.fromEntries(measured),
        loads: binsOf(report.loads),
      },
    ];
  });
}
