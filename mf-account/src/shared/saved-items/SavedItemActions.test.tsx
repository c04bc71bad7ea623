import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SavedItemActions } from './SavedItemActions';

const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

it('labels each action with the item’s name; the default item cannot be made the default', async () => {
  const [onEdit, onDelete, setDefault] = [vi.fn(), vi.fn(), vi.fn()];
  const what = { name: '1 Fig Street', noun: 'address', isBusy: false, setDefault, onDelete } as const;
  const { rerender } = render(<SavedItemActions {...what} isDefault={false} onEdit={onEdit} />);
  expect(names()).toEqual([
    'Edit 1 Fig Street',
    'Make 1 Fig Street the default address',
    'Delete 1 Fig Street',
  ]);
  for (const button of screen.getAllByRole('button')) await userEvent.click(button);
  for (const act of [onEdit, onDelete, setDefault]) expect(act).toHaveBeenCalledOnce();
  rerender(<SavedItemActions {...what} isDefault />);
  expect(names()).toEqual(['Delete 1 Fig Street']);
});
