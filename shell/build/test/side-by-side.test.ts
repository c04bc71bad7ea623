import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runSideBySide } from '../commands/side-by-side';

const alone = (name: string) => ({ name });
const small = (name: string) => ({ name, usesOneProcessor: true });

/** Runs tasks of one turn each. Returns their results, and which were running whenever one began. */
async function runAll(tasks: readonly { name: string; usesOneProcessor?: boolean }[], processors: number) {
  const running = new Set<string>();
  const seen: string[] = [];
  const run = async ({ name }: { name: string }) => {
    running.add(name);
    seen.push([...running].join(' '));
    await setImmediate();
    running.delete(name);
    return `${name} done`;
  };
  return { results: await runSideBySide(tasks, run, processors), seen };
}

it('runs neighbours that use one processor side by side, and every other task by itself', async () => {
  const tasks = [
    alone('lint'),
    small('types'),
    small('build'),
    small('codegen'),
    alone('unit'),
    small('last'),
  ];
  const { results, seen } = await runAll(tasks, 2);
  expect(results).toEqual(tasks.map(({ name }) => `${name} done`));
  expect(seen).toEqual([
    'lint',
    'types',
    'types build',
    expect.stringMatching(/^(build )?codegen$/),
    'unit',
    'last',
  ]);
});

it('runs one task at a time on one processor', async () => {
  const { seen } = await runAll([small('types'), small('build'), alone('unit')], 1);
  expect(seen).toEqual(['types', 'build', 'unit']);
});
