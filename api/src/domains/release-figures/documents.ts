import type { Bins, Count, Vital } from '@saltbush/contract/telemetry';

/** Figures of one remote's release on one page in one hour; nothing in it belongs to a person. */
export interface FigureDocument {
  /** Remote, release, page, trial, side and hour. */
  _id: string;
  remote: string;
  release: string;
  page: string;
  /** The canary that it counts for, `<release>/<share>`; null outside of one. */
  trial: string | null;
  side: 'canary' | 'current' | null;
  hour: Date;
  expires_at: Date;
  counts: Record<Count, number>;
  vitals?: Partial<Record<Vital, Bins>>;
  loads?: Bins;
}

/** A kind of error of one release, by the place in the sources where it happened. */
export interface ReleaseErrorDocument {
  /** Remote, release, name and a hash of the frames. */
  _id: string;
  remote: string;
  release: string;
  name: string;
  /** Page on which it was last seen. */
  page: string;
  frames: string[];
  count: number;
  seen_at: Date;
  expires_at: Date;
}
