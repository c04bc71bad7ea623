import { nextBillingAt } from './subscription';

/** For how many months a member can pause the charges of a program at once. */
export const PAUSE_MONTHS = [1, 2, 3] as const;

/** Charges that are put off: nothing is charged from the end of the paid month until the pause ends. */
export interface ProgramPause {
  /** End of the month that is paid: when the next charge was due. */
  from: Date;
  /** When the next charge is due instead. */
  until: Date;
}

interface Pausable {
  status: string;
  next_period_at: Date | null;
  pauses?: readonly ProgramPause[] | undefined;
}

/** Returns the pause that puts off a program's next charge; null if nothing does. */
export function currentPause<Pause extends ProgramPause>(
  {
    status,
    next_period_at,
    pauses = [],
  }: Omit<Pausable, 'pauses'> & { pauses?: readonly Pause[] | undefined },
  now: Date,
): Pause | null {
  const last = pauses.at(-1);
  const isCurrent = status === 'active' && last && last.until.getTime() === next_period_at?.getTime();
  return isCurrent && last.until > now ? last : null;
}

/** Whether the next charge can be put off: as long as its order can be changed (rule health-03). */
export function canPause(program: Pausable, now: Date): boolean {
  const lastDay = nextBillingAt(program.next_period_at);
  return program.status === 'active' && lastDay !== null && lastDay > now && !currentPause(program, now);
}

/** Milliseconds of a span that fell into pauses: a program's weeks stand still in them. */
export const pausedTime = (pauses: readonly ProgramPause[], from: Date, to: Date): number =>
  pauses.reduce((sum, pause) => {
    const begins = Math.max(pause.from.getTime(), from.getTime());
    const ends = Math.min(pause.until.getTime(), to.getTime());
    return sum + Math.max(0, ends - begins);
  }, 0);

/** Pauses as they are once charges go on at a moment: one that has not begun is as if it had never been. */
export const endPauses = <Pause extends ProgramPause>(pauses: readonly Pause[], now: Date): Pause[] =>
  pauses.flatMap((pause) => {
    if (pause.from >= now) return [];
    return [pause.until > now ? { ...pause, until: now } : pause];
  });
