import { runScript } from './run-script';

/**
 * `npm run soak [-- kills|fuzz|load|faults|all]`: runs the parts one after the other, each over a shop of its own, and
 * prints a table for each. A signal, or the end of npm, ends a part early: it still checks and prints what was done.
 */
export const soak = (parts: string[]): Promise<void> => runScript('e2e/soak/main.ts', parts);
