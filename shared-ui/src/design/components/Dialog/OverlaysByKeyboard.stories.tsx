import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { HeartIcon } from '../../icons';
import { focused, tabThrough } from '../../samples/walk';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import { Popover } from '../Popover/Popover';
import { Sheet } from '../Sheet/Sheet';
import { Tooltip } from '../Tooltip/Tooltip';

const meta = { title: 'Design/Overlays/By keyboard' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Cart() {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ minHeight: '200vh' }}>
      <Button onClick={() => setOpen(true)}>Cart</Button>
      <Sheet open={open} onOpenChange={setOpen} title="Cart" footer={<Button block>Go to cart</Button>}>
        <Button variant="secondary">Remove</Button>
      </Sheet>
    </div>
  );
}

export const SheetHoldsFocus: Story = {
  name: 'Sheet: focus stays inside and comes back, the page behind stands still',
  render: () => <Cart />,
  play: async () => {
    await tabThrough('Cart');
    const opener = focused();
    const before = document.documentElement.clientWidth;
    const hasScrollbar = window.innerWidth > before;
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Cart' });
    await waitFor(() => expect(sheet).toContainElement(focused()));
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await expect(document.body.style.paddingInlineEnd).toBe(hasScrollbar ? '15px' : '');
    const reached = new Set<string | null>();
    for (let presses = 0; presses < 7; presses += 1) {
      await userEvent.tab();
      await waitFor(() => expect(sheet).toContainElement(focused()));
      reached.add(focused().ariaLabel ?? focused().textContent);
    }
    for (const name of ['Close', 'Remove', 'Go to cart']) await expect([...reached]).toContain(name);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(document.documentElement.style.overflow).toBe('');
    await expect(document.body.style.paddingInlineEnd).toBe('');
  },
};

export const PopoverAtItsTrigger: Story = {
  render: () => (
    <Popover trigger={<Button variant="secondary">Set location</Button>} title="Where to?">
      <Button size="sm">Got it</Button>
    </Popover>
  ),
  play: async () => {
    await tabThrough('Set location');
    const trigger = focused();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Where to?' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(panel).toContainElement(focused()));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const signOut = fn();

export const MenuOfPlacesAndActions: Story = {
  render: () => (
    <Menu
      label="Account"
      trigger={<Button variant="quiet">Account</Button>}
      items={[
        { id: '1', label: 'My Account', href: '#account' },
        { id: '2', label: 'Order History', href: '#orders', separatorAfter: true },
        { id: '3', label: 'Sign Out', onSelect: signOut },
      ]}
    />
  ),
  play: async () => {
    signOut.mockClear();
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await tabThrough('Account');
    const trigger = focused();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Account' });
    await waitFor(() => expect(item('My Account')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(item('Sign Out')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(item('My Account')).toHaveFocus());
    await userEvent.keyboard('o');
    await waitFor(() => expect(item('Order History')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const TooltipShowsAndHides: Story = {
  render: () => (
    <Tooltip label="Add to favourites">
      <IconButton label="Add to favourites" icon={HeartIcon} />
    </Tooltip>
  ),
  play: async ({ canvasElement }) => {
    const tip = () => canvasElement.querySelector('[data-shown]');
    await tabThrough('Add to favourites');
    await waitFor(() => expect(tip()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).toBeNull());
    await expect(focused()).toHaveAccessibleName('Add to favourites');
  },
};
