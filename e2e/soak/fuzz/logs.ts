import { ErrorLines } from '../lib/error-lines';
import { CANARY } from './canary';

const ERROR_LEVEL = 50;
const UNHANDLED = /unhandled|uncaught/i;

/** What a shop's servers write, examined line by line. */
export class Logs {
  lines = 0;
  /** Messages at error level or above, and lines without a level that report a crash. */
  readonly errors = new Set<string>();
  readonly unhandled = new Set<string>();
  readonly leaks = new Set<string>();
  readonly byRequest = new ErrorLines();

  readonly read = (line: string): void => {
    this.lines += 1;
    if (line.includes(CANARY)) this.leaks.add(line.slice(0, 400));
    if (UNHANDLED.test(line)) this.unhandled.add(line.slice(0, 400));
    if (!line.startsWith('{')) return;
    this.byRequest.read(line);
    const level = Number(/"level":(\d+)/.exec(line)?.[1] ?? 0);
    if (level >= ERROR_LEVEL)
      this.errors.add(line.replace(/"(time|requestId|pid)":("[^"]*"|\d+),?/g, '').slice(0, 600));
  };
}
