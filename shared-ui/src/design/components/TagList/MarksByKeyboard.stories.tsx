import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HeartIcon } from '../../icons';
import { products } from '../../samples/products';
import { focused, tabThrough } from '../../samples/walk';
import { Badge } from '../Badge/Badge';
import { Chip } from '../Chip/Chip';
import { IconButton, IconLink } from '../IconButton/IconButton';
import { Cluster } from '../layout/layout';
import { Price } from '../Price/Price';
import { ProductCard } from '../ProductCard/ProductCard';
import { ProductCardAdd } from '../ProductCard/ProductCardAdd';
import { TelehealthCard } from '../TelehealthCard/TelehealthCard';
import { TextButton, TextLink } from '../TextLink/TextLink';
import { TagList } from './TagList';
import { tagFromName } from './tags';

const meta = { title: 'Design/Marks and prices/By keyboard' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const removed = fn();

function Chips() {
  const [selected, setSelected] = useState(false);
  return (
    <Cluster>
      <Badge>New</Badge>
      <TagList tags={[tagFromName('Clearance')]} />
      <Price cents={2495} rrpCents={2995} />
      <Chip href="#vitamins">Vitamins</Chip>
      <Chip selected={selected} onSelect={() => setSelected(!selected)}>
        In stock
      </Chip>
      <Chip onRemove={removed}>Coastline</Chip>
      <Chip>Plain</Chip>
    </Cluster>
  );
}

export const ChipsAndMarks: Story = {
  name: 'Chips are links, toggles and ways to remove; marks are no stops',
  render: () => <Chips />,
  play: async () => {
    removed.mockClear();
    await tabThrough('Vitamins', 'In stock');
    await userEvent.keyboard(' ');
    await expect(focused()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(focused()).toHaveAttribute('aria-pressed', 'false');
    await tabThrough('Remove Coastline');
    await userEvent.keyboard('{Enter}');
    await expect(removed).toHaveBeenCalledOnce();
  },
};

function Heart() {
  const [pressed, setPressed] = useState(false);
  return (
    <IconButton label="Favourite" icon={HeartIcon} pressed={pressed} onClick={() => setPressed(!pressed)} />
  );
}

export const IconsAndWords: Story = {
  render: () => (
    <Cluster>
      <Heart />
      <IconLink label="Favourites, 3" icon={HeartIcon} href="#favourites" badge={3} />
      <TextLink href="#returns">Returns</TextLink>
      <TextButton onClick={removed}>Remove</TextButton>
    </Cluster>
  ),
  play: async () => {
    removed.mockClear();
    await tabThrough('Favourite');
    await userEvent.keyboard('{Enter}');
    await expect(focused()).toHaveAttribute('aria-pressed', 'true');
    await tabThrough('Favourites, 3', 'Returns', 'Remove');
    await userEvent.keyboard('{Enter}');
    await expect(removed).toHaveBeenCalledOnce();
  },
};

const added = fn();

export const Cards: Story = {
  name: 'A card is one link and one action',
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 18rem))', gap: '1rem' }}>
      <ProductCard
        product={products.plain}
        action={<ProductCardAdd title={products.plain.title} onAdd={added} />}
      />
      <TelehealthCard service={{ id: 's', title: 'Short consult', href: '#short', fromCents: 3900 }} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    added.mockClear();
    await tabThrough(products.plain.title);
    await userEvent.tab();
    await expect(focused().tagName).toBe('BUTTON');
    await userEvent.keyboard('{Enter}');
    await expect(added).toHaveBeenCalledOnce();
    await tabThrough('Short consult', 'Read More about Short consult');
    await userEvent.tab();
    await expect(within(canvasElement).queryByRole('link', { current: true })).toBeNull();
  },
};
