const OPERATIONS = 3000;
/** How many operations run at the same time. */
export const AT_ONCE = 16;

/** The value below which this share of the sorted times lies. */
const share = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

/** Runs an operation many times and prints its rate, its times and the processor's time. */
export async function measure(name: string, operation: (n: number) => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  let sent = 0;
  const started = performance.now();
  const usedBefore = process.cpuUsage();
  const worker = async () => {
    while (sent < OPERATIONS) {
      const n = sent++;
      const before = performance.now();
      await operation(n);
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const perSecond = OPERATIONS / ((performance.now() - started) / 1000);
  const { user, system } = process.cpuUsage(usedBefore);
  times.sort((a, b) => a - b);
  const cells = [
    perSecond.toFixed(0),
    share(times, 0.5).toFixed(2),
    share(times, 0.99).toFixed(2),
    ((user + system) / OPERATIONS).toFixed(0),
  ];
  process.stdout.write(`${name.padEnd(36)}${cells.map((cell) => cell.padStart(10)).join('')}\n`);
}
