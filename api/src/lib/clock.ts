/** The time, injected so that tests pick the moment. */
export interface Clock {
  now(): Date;
}
