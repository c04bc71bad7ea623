import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { focused, tabThrough } from '../../samples/walk';
import { AnnouncementPanel } from './AnnouncementPanel';
import { AnnouncementStrip, type AnnouncementStripProps } from './AnnouncementStrip';

function Strip(props: AnnouncementStripProps) {
  const [open, setOpen] = useState(props.open ?? false);
  return (
    <div style={{ minHeight: '20rem' }}>
      <AnnouncementStrip
        {...props}
        open={open}
        onToggle={() => setOpen(!open)}
        Panel={open ? AnnouncementPanel : null}
      />
    </div>
  );
}

const meta = {
  title: 'Design/Announcement strip',
  component: AnnouncementStrip,
  parameters: { layout: 'fullscreen' },
  render: (props) => <Strip {...props} />,
  args: {
    messages: [
      { id: 'delivery', html: 'Free standard delivery from <strong>$50</strong>', targetLink: '/delivery' },
      { id: 'same-day', html: 'Same day in Sydney: order by <strong>1pm</strong>', targetLink: '/same-day' },
    ],
    dropdown: [
      {
        id: 'delivery',
        title: 'Free standard delivery',
        description: 'On orders of $50 or more, anywhere in Australia.',
        linkText: 'See delivery options',
        targetLink: '/delivery',
      },
      {
        id: 'returns',
        title: 'Returns',
        description: 'Changed your mind? You have 30 days.',
        linkText: 'Returns policy',
        targetLink: '/shipping-returns#Returns-policy',
      },
    ],
    links: [
      { id: 'pharmacist', icon: '', linkText: 'Ask a pharmacist', targetLink: '/discover/ask' },
      { id: 'stores', icon: '', linkText: 'Our pharmacies', targetLink: '/pages/about' },
    ],
  },
} satisfies Meta<typeof AnnouncementStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

const pause = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Pause announcements' }));
  return canvas;
};

export const Paused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await pause(canvasElement);
    await canvas.findByRole('button', { name: 'Play announcements' });
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await pause(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Free standard delivery/ }));
    await canvas.findByRole('link', { name: 'See delivery options' });
  },
};

export const OneMessage: Story = {
  args: {
    messages: [{ id: 'late', html: 'Doctors by phone until <strong>9 pm</strong>', targetLink: '' }],
    links: [],
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard: can be paused, opened and closed again',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabThrough('Pause announcements');
    await userEvent.keyboard('{Enter}');
    await expect(focused()).toHaveAccessibleName('Play announcements');
    await tabThrough(/Free standard delivery/);
    await userEvent.keyboard(' ');
    await expect(focused()).toHaveAttribute('aria-expanded', 'true');
    const link = canvas.getByRole('link', { name: 'See delivery options' });
    await waitFor(() => expect(link).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link', { name: 'See delivery options' })).toBeNull();
  },
};
