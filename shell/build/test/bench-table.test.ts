import { describe, expect, it } from 'vitest';
import { type Figure, formatTable } from '../commands/bench/table';

const figure = (changes: Partial<Figure>): Figure => ({
  metric: 'a thing',
  measured: 1,
  goal: 2,
  unit: 'ms',
  digits: 0,
  ...changes,
});

const rowsOf = (...figures: Figure[]) => formatTable([{ name: 'part', figures }]).split('\n');

describe('formatTable', () => {
  it('left-aligns names and right-aligns numbers', () => {
    const table = formatTable([
      {
        name: 'start',
        figures: [figure({ metric: 'first start', measured: 91.26, goal: 120, unit: 's', digits: 1 })],
      },
      { name: 'search', figures: [figure({ metric: 'p50', measured: 0.126, goal: 3, digits: 2 })] },
    ]);
    expect(table.split('\n')).toEqual([
      'metric         measured   goal',
      'start',
      '  first start    91.3 s  120 s  ok',
      'search',
      '  p50           0.13 ms   3 ms  ok',
    ]);
  });

  it('marks missed goals; a value equal to the goal is within it', () => {
    const rows = rowsOf(figure({ measured: 3 }), figure({ measured: 2 }), figure({ measured: 2.4 }));
    expect(rows.slice(2).map((row) => row.split(/\s+/).at(-1))).toEqual(['over', 'ok', 'ok']);
  });

  it('marks figures below a goal that more is better for', () => {
    const rows = rowsOf(
      figure({ measured: 3, moreIsBetter: true }),
      figure({ measured: 1, moreIsBetter: true }),
    );
    expect(rows.slice(2).map((row) => row.split(/\s+/).at(-1))).toEqual(['ok', 'under']);
  });

  it('shows n/a for a metric that this machine cannot measure', () => {
    expect(rowsOf(figure({ measured: null }))[2]).toBe('  a thing       n/a  2 ms  -');
  });

  it('omits the unit of a count', () => {
    expect(rowsOf(figure({ unit: '' }))[2]).toBe('  a thing         1     2  ok');
  });

  it('has only a header when nothing was measured', () => {
    expect(formatTable([])).toBe('metric  measured  goal');
  });
});
