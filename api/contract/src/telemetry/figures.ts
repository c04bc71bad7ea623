import * as v from 'valibot';

/** What browsers measure of a page: milliseconds, and thousandths for the layout shift. */
export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

/** What is counted of the documents on which a remote took part. */
export const COUNTS = ['pages', 'faulty', 'failures', 'retries', 'adding'] as const;
export type Count = (typeof COUNTS)[number];

/** Beyond these, one sender cannot be an honest one. */
export const TELEMETRY_LIMITS = {
  /** Characters of one report. */
  report: 8_000,
  remotes: 12,
  loads: 20,
  errors: 5,
  frames: 8,
  /** Times one remote's part can fail or be tried again in one report. */
  events: 50,
  /** Rows of figures that one shell server stores at once. */
  rows: 100,
} as const;

/** Names from code: remotes, pages, releases, kinds of errors. Nothing that a person has typed fits. */
const name = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.#/:@ -]{0,79}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(TELEMETRY_LIMITS.events));
const flag = v.optional(v.boolean(), false);
/** Ten minutes is beyond the last bin already. */
const value = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));
/** A position in a built file: `chunks/12.js:1:2345`. */
const frame = v.pipe(v.string(), v.regex(/^[\w@./-]{1,120}:\d{1,7}:\d{1,7}$/));

/** How one remote did on a page since the last report. */
const RemoteReport = v.strictObject({
  release: name,
  /** Whether this is the page's first report with the remote. */
  isNew: flag,
  /** Whether something of it has failed on the page for the first time. */
  isFaulty: flag,
  /** Whether the cart was changed on the page for the first time. */
  isAdding: flag,
  failures: v.optional(count, 0),
  retries: v.optional(count, 0),
  /** How long its parts took to load, in milliseconds. */
  loads: v.optional(v.pipe(v.array(value), v.maxLength(TELEMETRY_LIMITS.loads)), []),
});

const ErrorReport = v.strictObject({
  remote: name,
  release: name,
  /** Its class or code; never its message, which may hold what somebody typed. */
  name,
  page: name,
  frames: v.pipe(v.array(frame), v.maxLength(TELEMETRY_LIMITS.frames)),
});

/** What a browser reports of one page. It names no visitor and no address: nothing in it belongs to a person. */
export const PageReport = v.strictObject({
  /** Revision of the registry when the document was made. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Remote and page that the document was made for. */
  page: name,
  remotes: v.pipe(
    v.record(name, RemoteReport),
    v.check((remotes) => Object.keys(remotes).length <= TELEMETRY_LIMITS.remotes),
  ),
  /** Measured once, when the page is first hidden. */
  vitals: v.optional(
    v.strictObject(
      v.entriesFromList(VITALS, v.optional(value)) as Record<
        Vital,
        v.OptionalSchema<typeof value, undefined>
      >,
    ),
    {},
  ),
  errors: v.optional(v.pipe(v.array(ErrorReport), v.maxLength(TELEMETRY_LIMITS.errors)), []),
});
export type PageReport = v.InferOutput<typeof PageReport>;
/** As browsers write it: what is absent is nothing. */
export type PageReportInput = v.InferInput<typeof PageReport>;
export type ErrorReport = v.InferOutput<typeof ErrorReport>;

const total = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const bins = v.record(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), total);

/** What is added to the figures of one remote's release on one page. */
export const FigureRow = v.strictObject({
  remote: name,
  release: name,
  page: name,
  /** The canary that the row counts for, `<release>/<share>`, and its side; null outside of one. */
  trial: v.nullable(v.strictObject({ name, side: v.picklist(['canary', 'current']) })),
  counts: v.strictObject(v.entriesFromList(COUNTS, total) as Record<Count, typeof total>),
  vitals: v.strictObject(
    v.entriesFromList(VITALS, v.optional(bins)) as Record<Vital, v.OptionalSchema<typeof bins, undefined>>,
  ),
  loads: bins,
});
export type FigureRow = v.InferOutput<typeof FigureRow>;

/** A kind of error, by where in the sources it happened. */
export const ErrorRow = v.strictObject({
  remote: name,
  release: name,
  name,
  page: name,
  /** Positions in sources, topmost first; in built files, where a source map is missing. */
  frames: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(TELEMETRY_LIMITS.frames)),
  count: total,
});
export type ErrorRow = v.InferOutput<typeof ErrorRow>;

/** What a shell server stores at once. */
export const FigureBatch = v.strictObject({
  rows: v.pipe(v.array(FigureRow), v.maxLength(TELEMETRY_LIMITS.rows)),
  errors: v.pipe(v.array(ErrorRow), v.maxLength(TELEMETRY_LIMITS.rows)),
});
export type FigureBatch = v.InferOutput<typeof FigureBatch>;

/** Sums of one release; times are those of its documents. */
export type Figures = Pick<FigureRow, 'counts' | 'vitals' | 'loads'>;

/** Figures of one side of a canary at one share, in one hour. */
export interface TrialFigures extends Figures {
  trial: { name: string; side: 'canary' | 'current' };
  hour: string;
}
