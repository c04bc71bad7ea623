import { closeOverlay, type SlotRuntime, useOverlayStore, useSession } from '@saltbush/shared-ui/platform';
import { TestShop } from '@saltbush/shared-ui/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AccountButton } from './AccountButton';
import { menuMaxHeight } from './AccountMenuPanel';

const slots: SlotRuntime = {
  fillsOf: (slot) => (slot === 'header.account-menu' ? [{ remote: 'mf-account', fragment: 'menu' }] : []),
  load: async () => ({ default: () => <p>What mf-account shows</p> }),
  report: () => undefined,
};

function Shown() {
  const [open, setOpen] = useState(false);
  return (
    <TestShop slots={slots}>
      <AccountButton open={open} onToggle={() => setOpen(!open)} onClose={() => setOpen(false)} />
    </TestShop>
  );
}

const user = {
  id: '1',
  email: 'mia@example.com',
  first_name: 'Mia',
  last_name: 'Chen',
  role: 'customer',
} as const;

describe('account icon', () => {
  afterEach(() =>
    act(() => {
      closeOverlay();
      useSession.setState({ status: 'unknown', user: null });
    }),
  );

  it('toggles the auth drawer in login mode for guests [2.2-04]', () => {
    render(<Shown />);
    const button = screen.getByRole('button', { name: 'Sign in or join' });
    fireEvent.click(button);
    expect(useOverlayStore.getState().open).toEqual({ name: 'auth', props: { mode: 'login' } });
    fireEvent.click(button);
    expect(useOverlayStore.getState().open).toBeNull();
  });

  it('opens the account dropdown for signed-in users [2.2-03]', async () => {
    useSession.setState({ status: 'signed-in', user });
    render(<Shown />);
    const button = screen.getByRole('button', { name: 'Account menu, Mia' });
    expect(screen.queryByText('What mf-account shows')).toBeNull();
    fireEvent.click(button);
    expect(await screen.findByText('What mf-account shows')).toBeTruthy();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(useOverlayStore.getState().open).toBeNull();
  });

  it('limits the menu to the window height less 100 px once it exceeds the window height less 50 px [2.3-05]', () => {
    expect(menuMaxHeight(751, 800)).toBe(700);
    expect(menuMaxHeight(750, 800)).toBeNull();
    expect(menuMaxHeight(400, 800)).toBeNull();
  });
});
