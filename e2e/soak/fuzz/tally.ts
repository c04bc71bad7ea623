/** A request that was not answered as it should be. */
interface Problem {
  text: string;
  requestId: string | null;
}

/** What happened to the requests. */
export class Tally {
  sent = 0;
  closed = 0;
  readonly statuses = new Map<number, number>();
  readonly problems: Problem[] = [];

  count(status: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  /** Counts of 2xx, 3xx, 4xx and 5xx. */
  get summary(): string {
    const count = (hundreds: number) =>
      [...this.statuses].reduce(
        (sum, [status, n]) => sum + (Math.floor(status / 100) === hundreds ? n : 0),
        0,
      );
    return [2, 3, 4, 5].map(count).join(' / ');
  }
}
