import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { locations } from '../../samples/locations';
import { LocationList, type LocationListProps } from './LocationList';
import { formatDistance } from './LocationOption';

const onChange = vi.fn();
const show = (props: Partial<LocationListProps> = {}) =>
  render(
    <LocationList
      legend="Collect from"
      name="location"
      locations={locations}
      value={null}
      onChange={onChange}
      {...props}
    />,
  );

describe('LocationList', () => {
  it('lists each pharmacy with its address, distance and opening status', () => {
    show();
    const first = screen.getByRole('radio', { name: /Pitt Street, Sydney NSW 2000/ });
    expect((first.closest('label') as HTMLElement).textContent).toMatch(/Open until 8pm.*450 m/);
    expect(screen.getAllByRole('radio')).toHaveLength(4);
  });

  it('selects a pharmacy; an unavailable one shows why', async () => {
    onChange.mockClear();
    show();
    await userEvent.click(screen.getByRole('radio', { name: /Surry Hills/ }));
    await userEvent.click(screen.getByRole('radio', { name: /Glebe/ }));
    expect(onChange.mock.calls).toEqual([['2']]);
    expect(screen.getByText('Not everything in your cart is there today')).toBeTruthy();
  });

  it('says when the goods can be collected, unless they cannot', () => {
    const [open, shut] = [{ ...locations[0] }, { ...locations[1], unavailable: 'Closed for good' }];
    const both = [open, shut].map((one) => ({ ...one, readiness: 'Ready today' })) as typeof locations;
    show({ locations: both });
    expect(screen.getAllByText('Ready today')).toHaveLength(1);
    expect(screen.getByRole('radio', { name: /Ready today/ })).toBeTruthy();
  });

  it('shows all on request, and the selected one at any distance', async () => {
    show({ value: '5', limit: 2 });
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      '1',
      '2',
      '5',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 5 pharmacies' }));
    expect(screen.getAllByRole('radio')).toHaveLength(5);
  });

  it('shows a message if there are none', () => {
    show({ locations: [] });
    expect(screen.getByText('There is none near you. Try another postcode.')).toBeTruthy();
  });

  it('formats distances', () => {
    expect([0, 0.456, 1.84, 999.6].map(formatDistance)).toEqual(['0 m', '460 m', '1.8 km', '1000 km']);
    expect([-1, Number.NaN, null, undefined].map(formatDistance)).toEqual([null, null, null, null]);
  });
});
