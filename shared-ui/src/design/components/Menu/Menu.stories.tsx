import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { HeartIcon, LogOutIcon, PackageIcon, UserIcon } from '../../icons';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from './Menu';

const meta = { title: 'Design/Overlays/Menu' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const MenuOpen: Story = {
  render: () => (
    <Menu
      label="Account"
      align="start"
      trigger={<IconButton label="Account" icon={UserIcon} />}
      items={[
        { id: '1', label: 'My Account', href: '/user/dashboard', icon: UserIcon },
        { id: '3', label: 'Order History', href: '/user/invoices', icon: PackageIcon },
        { id: '8', label: 'Favourites', href: '/user/favourites', icon: HeartIcon, separatorAfter: true },
        { id: 'out', label: 'Sign Out', onSelect: fn(), icon: LogOutIcon },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Account' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My Account' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Order History' })).toHaveFocus());
  },
};
