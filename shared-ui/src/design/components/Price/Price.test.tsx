import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatCents } from './money';
import { Price } from './Price';

const textOf = (element: React.ReactElement) => render(element).container.textContent ?? '';

describe('Price', () => {
  it('formats dollars with two decimals, and zero as FREE [1-02 9.a-01]', () => {
    expect(formatCents(2495)).toBe('$24.95');
    expect(formatCents(123_450)).toBe('$1,234.50');
    expect(formatCents(0)).toBe('FREE');
    expect(formatCents(0, { free: false })).toBe('$0.00');
    expect(textOf(<Price cents={0} size="lg" />)).toBe('FREE');
  });

  it('exposes the whole amount once to screen readers when the cents are superscript', () => {
    const { container } = render(<Price cents={1799} />);
    for (const drawn of container.querySelectorAll('[aria-hidden]')) drawn.remove();
    expect(container.textContent).toBe('$17.99');
  });

  it('rounds the discount down and shows "x% OFF" [9.a-09]', () => {
    expect(textOf(<Price cents={1799} rrpCents={2399} size="lg" />)).toBe('$17.99RRP $23.9925% OFF');
    expect(textOf(<Price cents={999} originalCents={1000} size="lg" />)).not.toContain('OFF');
  });

  it('counts the saving from the price that it strikes through, and always shows that price', () => {
    expect(textOf(<Price cents={1749} originalCents={1999} rrpCents={2349} size="lg" />)).toBe(
      '$17.49RRP $23.4925% OFF',
    );
    expect(textOf(<Price cents={1500} originalCents={2000} rrpCents={1400} size="lg" />)).toBe(
      '$15.00Was $20.0025% OFF',
    );
  });

  it('strikes the recommended price only if it is higher and the schedule is not 2 [9.a-10]', () => {
    const { container, rerender } = render(<Price cents={1799} rrpCents={2399} />);
    expect(container.querySelector('s')?.textContent).toBe('$23.99');
    for (const [rrpCents, schedule] of [
      [1799, null],
      [1500, null],
      [2399, '2'],
      [null, null],
    ] as const) {
      rerender(<Price cents={1799} rrpCents={rrpCents} schedule={schedule} />);
      expect(container.querySelector('s')).toBeNull();
      expect(container.textContent).not.toContain('OFF');
    }
  });

  it.each(['3', '4', '4N'])('shows only the price for schedule %s', (schedule) => {
    expect(textOf(<Price cents={1449} rrpCents={1999} schedule={schedule} size="lg" />)).toBe('$14.49');
  });

  it('shows "From" and the after-hours note as text', () => {
    render(<Price cents={3900} from priceType="afterhours" size="lg" />);
    expect(screen.getByText('After-hours price')).toBeTruthy();
    expect(screen.getByText('From')).toBeTruthy();
  });
});
