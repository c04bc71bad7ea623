/** A clock that tests can set. */
export class TestClock {
  constructor(public current: Date) {}
  now(): Date {
    return this.current;
  }
  advance(milliseconds: number): void {
    this.current = new Date(this.current.getTime() + milliseconds);
  }
}
