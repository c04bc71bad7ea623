import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { focused, tabThrough } from '../../samples/walk';
import { Button } from '../Button/Button';
import { Cluster } from '../layout/layout';
import { ToastRegion } from './ToastRegion';
import { toast } from './toast';

const undo = fn();

const meta = {
  title: 'Design/Toast',
  component: ToastRegion,
  beforeEach: () => void undo.mockClear(),
  render: () => (
    <>
      <Button onClick={() => toast({ message: 'Removed from your cart', undo })}>Remove</Button>
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToastWithUndo: Story = {
  render: () => (
    <>
      <Cluster>
        <Button onClick={() => toast({ message: 'Removed from your cart', undo })}>Remove</Button>
        <Button
          variant="secondary"
          onClick={() => toast({ message: 'Something went wrong. Please try again.', tone: 'error' })}
        >
          Fail
        </Button>
      </Cluster>
      <ToastRegion />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await screen.findByRole('button', { name: 'Dismiss' });
  },
};

export const UndoByKeyboard: Story = {
  play: async () => {
    await tabThrough('Remove');
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Removed from your cart');
    await tabThrough('Undo');
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('Removed from your cart')).toBeNull());
  },
};

export const DismissByKeyboard: Story = {
  name: 'Dismissed without being undone; it waits while it has focus',
  play: async () => {
    await tabThrough('Remove');
    await userEvent.keyboard('{Enter}');
    await tabThrough('Undo', 'Dismiss');
    await waitFor(() => expect(focused()).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Removed from your cart')).toBeNull());
    await expect(undo).not.toHaveBeenCalled();
  },
};

/** Shows every tone concurrently, for the maximum duration. */
const showAllTones = () => {
  for (const tone of ['info', 'warning', 'error'] as const)
    toast({
      tone,
      message: `A message of tone ${tone}, with Endless${'less'.repeat(20)}`,
      durationMs: 60_000,
    });
};

export const Tones: Story = {
  render: () => (
    <>
      <Button onClick={showAllTones}>Say</Button>
      <ToastRegion />
    </>
  ),
  play: async () => {
    await tabThrough('Say');
    await userEvent.keyboard('{Enter}');
    const items = await screen.findAllByRole('listitem');
    await expect(items).toHaveLength(3);
    for (const item of items) await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  },
};
