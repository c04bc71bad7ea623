import type { Stage } from '../aggregate/environment';
import { runStages } from '../aggregate/stages/compile-stages';
import { encodeDocument } from '../bson/encode';
import type { Doc } from '../bson/types';
import type { ClusterClock } from '../cluster/clock';
import { MongoError } from '../errors';
import { changeEvent, invalidateEvent } from './change-event';
import { covers, invalidates } from './coverage';
import type { Lookup } from './document-fields';
import type { Oplog } from './oplog';
import type { OplogEntry } from './position';
import { LAST_ORDINAL, type ResumePoint, resumeToken } from './resume-token';
import type { StreamOptions } from './stream-options';

/** Entries read at a time, so that a batch does not copy the whole log. */
const CHUNK = 500;
/** A batch ends before it exceeds this size, in bytes. */
const LARGEST_BATCH = 16 * 1024 * 1024;

export interface StreamBatch {
  items: Buffer[];
  token: Doc;
  /** Whether the stream has ended with an `invalidate` event. */
  isOver: boolean;
}

/** One client's view of the changes: where it is, and what it selects. */
export class ChangeStream {
  #position: ResumePoint;
  #isOver = false;
  /** An `invalidate` event that did not fit into the last batch. */
  #pending: OplogEntry | undefined;

  constructor(
    private readonly oplog: Oplog,
    private readonly clock: ClusterClock,
    private readonly options: StreamOptions,
    private readonly stages: Stage[],
    private readonly lookup: Lookup,
  ) {
    this.#position = options.start;
    if (options.start.kind === 'event') this.#resumeBeforeInvalidate(options.start);
    else oplog.after(options.start, 0);
  }

  /** A stream that resumes after the change that ended it ends again. */
  #resumeBeforeInvalidate(start: ResumePoint): void {
    const [entry] = this.oplog.after({ time: start.time, ordinal: start.ordinal - 1 }, 1);
    if (entry?.time !== start.time || entry.ordinal !== start.ordinal) {
      throw new MongoError(
        'ChangeStreamFatalError',
        'cannot resume stream; the resume token was not found.',
        {
          labels: ['NonResumableChangeStreamError'],
        },
      );
    }
    if (covers(this.options, entry.change) && invalidates(this.options, entry.change)) this.#pending = entry;
  }

  /** Returns up to `size` events that have happened, without waiting for more. */
  take(size: number): StreamBatch {
    const items: Buffer[] = [];
    let bytes = 0;
    const isFull = () => items.length >= size || bytes > LARGEST_BATCH;
    const add = (event: Doc) => {
      const item = this.#shown(event);
      if (item) bytes += item.length;
      if (item) items.push(item);
    };
    while (!isFull() && !this.#isOver) {
      if (this.#pending) this.#end(this.#pending, add);
      else if (!this.#advance(add, isFull)) break;
    }
    return { items, token: resumeToken(this.#position, this.#position.kind), isOver: this.#isOver };
  }

  #end(entry: OplogEntry, add: (event: Doc) => void): void {
    this.#pending = undefined;
    this.#isOver = true;
    this.#position = { time: entry.time, ordinal: entry.ordinal, kind: 'invalidate' };
    add(invalidateEvent(entry));
  }

  /** Reads the next entries; returns false once there are none. */
  #advance(add: (event: Doc) => void, isFull: () => boolean): boolean {
    const entries = this.oplog.after(this.#position, CHUNK);
    for (const entry of entries) {
      const isCovered = covers(this.options, entry.change);
      const kind = isCovered ? 'event' : 'highWaterMark';
      this.#position = { time: entry.time, ordinal: entry.ordinal, kind };
      if (!isCovered) continue;
      if (invalidates(this.options, entry.change)) this.#pending = entry;
      add(changeEvent(entry, this.options, this.lookup));
      if (this.#pending || isFull()) return true;
    }
    if (entries.length === CHUNK) return true;
    // At the end the token of the latest event says as much as the time.
    if (this.#position.time < this.clock.applied)
      this.#position = { time: this.clock.applied, ordinal: LAST_ORDINAL, kind: 'highWaterMark' };
    return false;
  }

  /** Runs the stages that follow `$changeStream` on one event. */
  #shown(event: Doc): Buffer | undefined {
    const [shown] = runStages(this.stages, [event]);
    if (!shown) return undefined;
    const token = (event._id as Doc)._data;
    if ((shown._id as Doc | undefined)?._data === token) return encodeDocument(shown);
    throw new MongoError(
      'ChangeStreamFatalError',
      'Encountered an event whose _id field, which contains the resume token, was modified by the pipeline. Modifying the _id field of an event makes it impossible to resume the stream from that point. Only transformations that retain the unmodified _id field are allowed.',
      { labels: ['NonResumableChangeStreamError'] },
    );
  }
}
