import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PrintSheet } from './PrintSheet';

afterEach(() => void vi.restoreAllMocks());

it('prints with its button, also by keyboard', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  render(
    <PrintSheet title="Tax invoice SB-1" from={['Saltbush']} printLabel="Print tax invoice">
      <p>Two lines</p>
    </PrintSheet>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Print tax invoice' }));
  await userEvent.keyboard('{Enter}');
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('has no button without a label for it', () => {
  render(
    <PrintSheet title="Tax invoice SB-1" from={['Saltbush']}>
      <p>Two lines</p>
    </PrintSheet>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Two lines')).toBeTruthy();
});
