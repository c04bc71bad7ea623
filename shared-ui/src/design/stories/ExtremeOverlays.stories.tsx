import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button';
import { Dialog } from '../components/Dialog/Dialog';
import { Menu } from '../components/Menu/Menu';
import { Popover } from '../components/Popover/Popover';
import { ResponsiveDialog, Sheet } from '../components/Sheet/Sheet';
import { Text } from '../components/Text/Text';
import { endless, long, narrowest } from '../samples/extremes';
import { tabThrough } from '../samples/walk';

const meta = { title: 'Design/Extremes/Overlays', ...narrowest } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the surface to open, then checks that neither it nor any text in it is wider than the window. */
async function expectSurfaceToFit(role: 'dialog' | 'menu'): Promise<void> {
  const surface = await screen.findByRole(role);
  await waitFor(() => expect(surface.getAnimations()).toHaveLength(0));
  await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth);
  const { left, right } = surface.getBoundingClientRect();
  await expect(Math.floor(left)).toBeGreaterThanOrEqual(0);
  await expect(Math.floor(right)).toBeLessThanOrEqual(window.innerWidth);
  for (const part of surface.querySelectorAll('*'))
    await expect(Math.floor(part.getBoundingClientRect().right)).toBeLessThanOrEqual(window.innerWidth);
}

const words = {
  open: true,
  onOpenChange: fn(),
  title: endless,
  description: long,
  children: <Text>{endless}</Text>,
  footer: <Button block>{endless}</Button>,
};

export const InDialog: Story = {
  render: () => <Dialog {...words} />,
  play: () => expectSurfaceToFit('dialog'),
};

export const InSheet: Story = {
  render: () => <Sheet {...words} />,
  play: () => expectSurfaceToFit('dialog'),
};

export const InBottomSheet: Story = {
  render: () => <ResponsiveDialog {...words} />,
  play: () => expectSurfaceToFit('dialog'),
};

export const InPopover: Story = {
  render: () => (
    <Popover trigger={<Button>Open</Button>} title={endless}>
      <Text>{long}</Text>
    </Popover>
  ),
  play: async () => {
    await tabThrough('Open');
    await userEvent.keyboard('{Enter}');
    await expectSurfaceToFit('dialog');
  },
};

export const InMenu: Story = {
  render: () => (
    <Menu
      label={long}
      trigger={<Button>Open</Button>}
      items={[
        { id: '1', label: endless, href: '#a' },
        { id: '2', label: long, onSelect: fn() },
      ]}
    />
  ),
  play: async () => {
    await tabThrough('Open');
    await userEvent.keyboard('{Enter}');
    await expectSurfaceToFit('menu');
  },
};
