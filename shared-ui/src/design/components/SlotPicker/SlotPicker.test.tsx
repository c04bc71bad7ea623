import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { slotDays } from '../../samples/slots';
import { SlotPicker } from './SlotPicker';
import { describeSelection, shownDay } from './slot-days';

const radios = (name: string) =>
  screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.name === name);

describe('SlotPicker', () => {
  it('offers the slots of one day; unavailable ones show why and cannot be selected', async () => {
    const onChange = vi.fn();
    render(<SlotPicker name="slot" days={slotDays} value={null} onChange={onChange} />);
    expect(radios('slot').map(({ disabled }) => disabled)).toEqual([true, true, false, false, false, false]);
    expect(screen.getAllByText(/has been booked or no slots available/)).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: /7AM/ }));
    await userEvent.click(screen.getByRole('radio', { name: '1PM - 3PM' }));
    expect(onChange.mock.calls).toEqual([['2026-11-21 1PM - 3PM']]);
  });

  it('keeps and shows the selection while another day is viewed', async () => {
    render(<SlotPicker name="slot" days={slotDays} value="2026-11-23 7AM - 9AM" onChange={() => {}} />);
    expect(screen.getByRole('radio', { name: 'Monday Nov 23' })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('radio', { name: /Tomorrow/ }));
    expect(radios('slot').every(({ checked }) => !checked)).toBe(true);
    expect(screen.getByText('You chose Monday Nov 23, 7AM - 9AM')).toBeTruthy();
  });

  it('shows a message if there are no slots', () => {
    const { rerender } = render(<SlotPicker name="slot" days={[]} value={null} onChange={() => {}} />);
    expect(screen.getByText(/There is no time to choose/)).toBeTruthy();
    const bare = [{ id: 'a', label: 'Today Nov 21', slots: [] }];
    rerender(<SlotPicker name="slot" days={bare} value={null} onChange={() => {}} />);
    expect(screen.getByText('Nothing free on this day')).toBeTruthy();
  });

  it('opens on the first day with a free slot', () => {
    expect(shownDay(slotDays.slice(1), null, null)?.id).toBe('2026-11-23');
    expect(shownDay(slotDays.slice(1, 2), null, null)?.id).toBe('2026-11-22');
    expect(shownDay([], null, null)).toBeUndefined();
    expect(describeSelection(slotDays, 'another')).toBeNull();
  });
});
