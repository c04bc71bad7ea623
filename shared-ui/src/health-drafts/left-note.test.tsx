import { useOverlayStore } from '@saltbush/shared-ui/platform';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LeftNote } from '.';

const note = (owner: string | null, isKept = true, onDismiss = () => undefined) =>
  render(<LeftNote draft={{ owner, left: { owner: 'u1', isKept } }} noun="booking" onDismiss={onDismiss} />);

it('tells whoever has signed out what is kept, and leads back to it', async () => {
  const dismiss = vi.fn();
  note(null, true, dismiss);
  expect(
    screen.getByText(/What you entered for your booking is kept, encrypted, in your account/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in and go on' }));
  expect(useOverlayStore.getState().open).toMatchObject({ name: 'auth', props: { mode: 'login' } });
  await userEvent.click(screen.getByRole('button', { name: 'Begin anew without it' }));
  expect(dismiss).toHaveBeenCalledOnce();
});

it('promises nothing that was not kept', () => {
  note(null, false);
  expect(screen.getByText(/may not have been kept/)).toBeTruthy();
});

it('tells somebody else that it is not theirs, and offers nothing of it', () => {
  note('u2');
  expect(screen.getByText('You are signed in to another account now')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says nothing while nobody has left', () => {
  const { container } = render(
    <LeftNote draft={{ owner: null, left: null }} noun="booking" onDismiss={() => undefined} />,
  );
  expect(container.textContent).toBe('');
});
