import { limits } from './limits';
import { measure } from './measure';

// Prints what each entry of the design system weighs, and fails when one is over its limit.
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

let over = false;
for (const [entry, limit] of Object.entries(limits)) {
  const { js, css, late } = await measure(entry);
  const tooLarge = js + css > limit;
  over ||= tooLarge;
  const line = `${entry.padEnd(14)} js ${kilobytes(js)}  css ${kilobytes(css)}  of ${kilobytes(limit)} kB${late ? `  (later: ${kilobytes(late).trim()})` : ''}`;
  process.stdout.write(`${line}${tooLarge ? '  too large' : ''}\n`);
}
process.exitCode = over ? 1 : 0;
