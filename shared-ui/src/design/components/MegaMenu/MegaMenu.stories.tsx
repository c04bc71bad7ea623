import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { EducationIcon, PharmacyIcon } from '../../icons';
import { packshot } from '../../samples/packshot';
import { Badge } from '../Badge/Badge';
import { MenuGroup } from './MenuGroup';
import { MenuRow } from './MenuRow';
import { PromoCards } from './PromoCards';

const meta = { title: 'Design/Mega-menu' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const cards = ['Sleep, sorted', 'Any 3 dental for $20'].map((title, index) => ({
  id: title,
  title,
  text: index === 0 ? 'Magnesium and more, chosen by our pharmacists.' : null,
  image: packshot('#0B5D4E', '#C9E265', index === 0 ? 'bottle' : 'box'),
  targetLink: `/promotions/${index + 1}`,
}));

function Menu() {
  const [open, setOpen] = useState<string | null>(null);
  const opens = (id: string) => ({ panelId: 'side', isOpen: open === id, onOpen: () => setOpen(id) });
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)', gap: '2rem' }}>
      <div>
        <MenuGroup eyebrow="Departments">
          <MenuRow
            title="Medicines"
            opens={opens('medicines')}
            icon={PharmacyIcon}
            flag={<Badge tone="lime">In season</Badge>}
            info="Ask a pharmacist"
            hasArrow
          />
          <MenuRow title="Vitamins" opens={opens('vitamins')} hasArrow />
          <MenuRow title="Books" href="/browse/books" icon={EducationIcon} />
        </MenuGroup>
        <MenuGroup variant="secondary">
          <MenuRow title="AutoDelivery" href="/discover/auto-delivery" />
        </MenuGroup>
      </div>
      <div id="side">{open === 'medicines' ? <PromoCards cards={cards} /> : <p>Choose a department</p>}</div>
    </div>
  );
}

export const Parts: Story = { render: () => <Menu /> };

export const Cards: Story = { render: () => <PromoCards cards={cards} /> };

export const ByKeyboard: Story = {
  render: () => <Menu />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const medicines = canvas.getByRole('button', { name: /Medicines/ });
    await expect(medicines).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(medicines).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: /Sleep, sorted/ })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Books' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift} ');
    await expect(canvas.getByRole('button', { name: 'Vitamins' })).toHaveAttribute('aria-expanded', 'true');
    await expect(medicines).toHaveAttribute('aria-expanded', 'false');
  },
};
