import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PasswordField } from './PasswordField';

const rules = [
  { label: '8 characters minimum', test: (value: string) => value.length >= 8 },
  { label: 'One number minimum', test: (value: string) => /\d/.test(value) },
];

describe('PasswordField', () => {
  it('masks or shows the password with its toggle [2.16-07 4.p-05]', async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Password" name="password" />);
    const box = screen.getByLabelText<HTMLInputElement>('Password');
    expect(box.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(box.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(box.type).toBe('password');
  });

  it('checks off the requirements while typing [2.16-07]', async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Password" name="password" rules={rules} />);
    const states = () =>
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(states()).toEqual(['8 characters minimum (not met)', 'One number minimum (not met)']);
    await user.type(screen.getByLabelText('Password'), 'wattle1');
    expect(states()).toEqual(['8 characters minimum (not met)', 'One number minimum (met)']);
    expect(screen.getByText('1 of 2 requirements met')).toBeTruthy();
  });
});
