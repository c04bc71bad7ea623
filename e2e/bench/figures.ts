/** One request of a page, in milliseconds since the document was requested. */
export interface TracedRequest {
  url: string;
  isScript: boolean;
  /** Bytes that crossed the wire. */
  bytes: number;
  started: number;
  /** Null if it never ended. */
  ended: number | null;
}

/** When an entry started, and its value: a shift's score, or a task's duration in milliseconds. */
export type Timed = [started: number, amount: number];

const LONG_TASK_MS = 50;
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
/** A picture is painted a frame or two after its last byte, and clocks differ slightly. */
const PAINT_LEEWAY_MS = 30;

/** The median of the values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('Nothing was measured');
  return (lower + upper) / 2;
}

/** Milliseconds by which tasks after the first paint blocked the page. */
export function blockingTime(tasks: readonly Timed[], firstPaint: number): number {
  const late = tasks.filter(([started, duration]) => started + duration > firstPaint);
  return late.reduce((sum, [, duration]) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
}

/** The worst burst of layout shifts: gaps under one second, at most five seconds long. */
export function layoutShift(shifts: readonly Timed[]): number {
  let worst = 0;
  let burst = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const [started, score] of shifts) {
    if (started - last > SHIFT_GAP_MS || started - first > SHIFT_WINDOW_MS) {
      burst = 0;
      first = started;
    }
    burst += score;
    last = started;
    worst = Math.max(worst, burst);
  }
  return worst;
}

/**
 * The serial depth of a load: the longest chain of requests, each started after the previous one ended, and all ended
 * before the largest paint.
 */
export function serialRounds(requests: readonly TracedRequest[], largestPaint: number): number {
  const ended = requests.flatMap(({ started, ended }) => (ended === null ? [] : [{ started, ended }]));
  const inTime = ended.filter((request) => request.ended <= largestPaint + PAINT_LEEWAY_MS);
  let rounds = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const request of inTime.sort((a, b) => a.ended - b.ended)) {
    if (request.started < end) continue;
    rounds += 1;
    end = request.ended;
  }
  return rounds;
}

/** How many copies of React the scripts define; code that only uses React refers to its internals without setting them. */
export function reactCopies(scripts: readonly string[]): number {
  const definition = /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/g;
  return scripts.reduce((sum, script) => sum + [...script.matchAll(definition)].length, 0);
}
