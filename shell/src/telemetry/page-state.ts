import {
  type ErrorReport,
  type PageReportInput,
  TELEMETRY_LIMITS,
  type Vital,
} from '@saltbush/contract/telemetry';
import { ERROR, type Noted, RETRY } from '../diagnostics/record';
import { type CodeFolder, placeOf } from './positions';

type RemoteInput = PageReportInput['remotes'][string];

export interface PageIdentity {
  revision: number;
  /** Remote and page of the document. */
  page: string;
  folders: readonly CodeFolder[];
  /** Returns the remote that an application's container belongs to. */
  remoteOf(application: string): string;
  /** Remote and page that are shown now. */
  currentPage(): string;
}

/** Code that did not load: the place on the page that needs it fails too, and says so itself. */
const isDetail = (part: string): boolean =>
  part === 'app' || part.startsWith('fragment/') || /\.(js|css)/.test(part);

/** Sums up what happened on one page until the next report. */
export function createPageState({ revision, page, folders, remoteOf, currentPage }: PageIdentity) {
  const known = new Set<string>();
  const faulty = new Set<string>();
  let hasAdded = false;
  let remotes: Record<string, RemoteInput> = {};
  let errors: ErrorReport[] = [];
  let vitals: Partial<Record<Vital, number>> = {};
  const measured = new Set<string>();
  let added = new Set<string>();

  /** The part of the report about a remote; null for one whose code is a developer's. */
  function of(remote: string): RemoteInput | null {
    const folder = folders.find((candidate) => candidate.remote === remote);
    if (!folder) return null;
    const entry = remotes[remote] ?? { release: folder.release };
    remotes[remote] = entry;
    if (!known.has(remote)) {
      known.add(remote);
      entry.isNew = true;
    }
    return entry;
  }

  function fail(remote: string): void {
    const entry = of(remote);
    if (!entry || faulty.has(remote)) return;
    faulty.add(remote);
    entry.isFaulty = true;
  }

  function noteError(cause: unknown): void {
    const place = placeOf(cause, folders);
    if (!place) return;
    fail(place.remote);
    if (errors.length < TELEMETRY_LIMITS.errors) errors.push({ ...place, page: currentPage() });
  }

  return {
    /** Whether something is to be told soon. */
    isUrgent: () => Object.values(remotes).some(({ isFaulty, isAdding }) => isFaulty || isAdding),

    note({ remote: name, part, milliseconds, error, cause }: Noted): void {
      if (cause !== undefined) noteError(cause);
      if (part === ERROR) return;
      const remote = remoteOf(name);
      const entry = of(remote);
      if (!entry) return;
      if (part === RETRY) entry.retries = Math.min(TELEMETRY_LIMITS.events, (entry.retries ?? 0) + 1);
      else if (error !== null && isDetail(part)) fail(remote);
      else if (error !== null) {
        entry.failures = Math.min(TELEMETRY_LIMITS.events, (entry.failures ?? 0) + 1);
        fail(remote);
      } else
        entry.loads = [...(entry.loads ?? []), Math.round(milliseconds)].slice(0, TELEMETRY_LIMITS.loads);
    },

    measure(vital: Vital, value: number): void {
      if (!measured.has(vital)) vitals = { ...vitals, [vital]: value };
    },

    /** The cart was changed on this page: all that takes part did its work. */
    change(): void {
      hasAdded = true;
    },

    /** Returns what is to be reported, and begins anew; null if nothing is. */
    take(): PageReportInput | null {
      if (hasAdded)
        for (const remote of known) {
          const entry = added.has(remote) ? null : of(remote);
          if (entry) entry.isAdding = true;
          added = new Set([...added, remote]);
        }
      const names = Object.keys(vitals);
      // Whoever takes part in the page has a share in its times.
      if (names.length > 0) for (const remote of known) of(remote);
      for (const name of names) measured.add(name);
      if (Object.keys(remotes).length === 0) return null;
      const report = { revision, page, remotes, vitals, errors };
      remotes = {};
      errors = [];
      vitals = {};
      return report;
    },
  };
}
