import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { week } from '../../samples/week';
import { BarChart } from './BarChart';
import { barShares } from './bars';

describe('BarChart', () => {
  it('presents the same numbers as a table', () => {
    const { container } = render(<BarChart title="Energy this week" unit="kJ" days={week} target={8700} />);
    const table = within(screen.getByRole('table', { name: 'Energy this week' }));
    const rows = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows[0]).toEqual(['Day', 'kJ', 'Target']);
    expect(rows[1]).toEqual(['Monday 16 November', '7,900', 'Not reached']);
    expect(rows[3]).toEqual(['Wednesday 18 November', '9,420.5', 'Reached']);
    expect(rows[5]).toEqual(['Friday 20 November', 'Nothing noted', 'Not reached']);
    expect(container.querySelectorAll('rect')).toHaveLength(7);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('draws no line without a target, and no table without days', () => {
    const { container } = render(<BarChart title="Water" unit="glasses" days={[]} />);
    expect(container.querySelector('line')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('Nothing noted')).toBeTruthy();
  });

  it('keeps every bar and the target within the chart for any values', () => {
    const days = [-5, Number.NaN, null, 0, 1e12].map((value, index) => ({ label: `${index}`, value }));
    const { bars, target } = barShares(days, 10);
    expect(bars.slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(bars[4]).toBeGreaterThan(0.9);
    expect(bars[4]).toBeLessThan(1);
    expect(target).toBeGreaterThan(0);
    expect(barShares([], undefined)).toEqual({ bars: [], target: null });
  });
});
