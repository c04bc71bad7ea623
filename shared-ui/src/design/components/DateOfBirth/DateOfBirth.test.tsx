import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateOfBirth } from './DateOfBirth';
import { partsOf, writtenDate } from './iso-date';

function Controlled({ changed }: { changed: (iso: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  const change = (iso: string | null) => {
    changed(iso);
    setValue(iso);
  };
  return <DateOfBirth name="dob" value={value} onChange={change} />;
}

describe('DateOfBirth', () => {
  it('emits the ISO date once all inputs are filled, and null until then', async () => {
    const user = userEvent.setup();
    const changed = vi.fn();
    render(<Controlled changed={changed} />);
    await user.type(screen.getByLabelText('Day'), '29');
    await user.type(screen.getByLabelText('Month'), '2');
    await user.type(screen.getByLabelText('Year'), '198');
    expect(changed.mock.calls.at(-1)).toEqual([null]);
    await user.type(screen.getByLabelText('Year'), 'x8');
    expect(changed.mock.calls.at(-1)).toEqual(['1988-02-29']);
    expect(screen.getByLabelText<HTMLInputElement>('Day').value).toBe('29');
  });

  it('emits a nonexistent day too, so that it can be told apart from an empty date', async () => {
    const user = userEvent.setup();
    const changed = vi.fn();
    render(<Controlled changed={changed} />);
    for (const [box, digits] of Object.entries({ Day: '31', Month: '2', Year: '2000' }))
      await user.type(screen.getByLabelText(box), digits);
    expect(changed.mock.calls.at(-1)).toEqual(['2000-02-31']);
    for (const [box, digits] of Object.entries({ Day: '31', Month: '2', Year: '2000' }))
      expect(screen.getByLabelText<HTMLInputElement>(box).value).toBe(digits);
  });

  it('marks each input of an invalid date, and shows the error once', () => {
    render(
      <DateOfBirth name="dob" value={null} onChange={() => undefined} error="Please enter a date of birth" />,
    );
    for (const box of ['Day', 'Month', 'Year']) {
      expect(screen.getByLabelText(box).getAttribute('aria-invalid')).toBe('true');
    }
    expect(screen.getAllByText('Please enter a date of birth')).toHaveLength(1);
  });

  it('reads and writes dates without a time zone', () => {
    expect(partsOf('1988-04-09')).toEqual({ year: '1988', month: '4', day: '9' });
    expect(partsOf('9 April 1988')).toEqual({ year: '', month: '', day: '' });
    expect(writtenDate({ day: '', month: '4', year: '1988' })).toBeNull();
    expect(writtenDate({ day: '9', month: '4', year: '1988' })).toBe('1988-04-09');
  });
});
