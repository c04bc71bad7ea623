import type { Registry } from '../releases/types';

/** Names a release. */
export interface StoredRelease {
  remote: string;
  id: string;
}

/** A release as a store lists it. */
export interface ListedRelease extends StoredRelease {
  /** When it was stored, in milliseconds since 1970. */
  storedAt: number;
}

/** What a store says of its registry. */
export interface StoredRegistry {
  registry: Registry;
  /** Names this state of the registry: a change of another state is refused. */
  version: string;
}

/** One line of the audit log. */
export interface AuditLine {
  at: string;
  by: string;
  revision: number;
  action: string;
  forced?: string | undefined;
  losses?: string[];
}

/** Somebody else changed the registry in the meantime: read it again, and decide again. */
export class RegistryMoved extends Error {
  override name = 'RegistryMoved';
}

/** What can be wrong with a store: no answer, content that cannot be used, or a registry from before the last one seen. */
export type StoreFault = 'unreachable' | 'damaged' | 'outdated';

/** One line that names the store. The shop goes on with the last good state. */
export class StoreProblem extends Error {
  override name = 'StoreProblem';
  constructor(
    readonly fault: StoreFault,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The registry, the releases and the audit log of a shop. They are in a folder, or in a bucket of which a folder holds what
 * this machine needs: whoever only reads releases reads that folder.
 */
export interface ReleaseStore {
  readonly folder: string;
  /** Where the shop's releases are, for messages. */
  readonly place: string;
  /** Whether other machines change it. */
  readonly isShared: boolean;
  /** Runs one change after the other, of all processes that use the folder. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Reads the registry as it is now; with it, what is compared with releases comes into the folder: when they were last
   * served, and what the platform provides. An empty registry if there is none.
   * @throws {StoreProblem}
   */
  refresh(): Promise<StoredRegistry>;
  /**
   * Replaces the registry as a whole, and appends a line to the audit log.
   * @param version Of the state that was changed.
   * @throws {RegistryMoved} It is not the state any more; nothing was changed.
   */
  commit(registry: Registry, line: AuditLine, version: string): Promise<void>;
  /** Brings registry, served releases and rollback targets into the folder, in an order that leaves no gap. */
  follow(): Promise<Registry>;
  /** Brings a release into the folder, checked file by file. @returns whether the store has it */
  bring(release: StoredRelease): Promise<boolean>;
  /** Stores a release of the folder; what was stored under its name is replaced. */
  put(release: StoredRelease): Promise<void>;
  has(release: StoredRelease): Promise<boolean>;
  list(): Promise<ListedRelease[]>;
  /** Removes releases that the registry does not name any more. Readers find all of one, or nothing. */
  remove(releases: readonly StoredRelease[]): Promise<void>;
  /** Stores what the running shell and api have published into the folder. */
  publishPlatform(): Promise<void>;
  /** The lines of the audit log, oldest first. */
  readAudit(): Promise<AuditLine[]>;
}
