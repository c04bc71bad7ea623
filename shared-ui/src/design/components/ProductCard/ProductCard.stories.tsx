import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HeartIcon } from '../../icons';
import { products } from '../../samples/products';
import { IconButton } from '../IconButton/IconButton';
import { ProductCardSkeleton } from '../Skeleton/shapes';
import { ProductCard } from './ProductCard';
import { ProductCardAdd } from './ProductCardAdd';
import { ProductGrid } from './ProductGrid';

const meta = {
  title: 'Design/Product card',
  component: ProductCard,
  args: { product: products.plain, onFollow: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '18rem' }}>{<Story />}</div>],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const add = (title: string) => <ProductCardAdd title={title} onAdd={fn()} />;
const heart = <IconButton label="Add to favourites" icon={HeartIcon} pressed={false} />;

export const Default: Story = {
  args: { action: add(products.plain.title), corner: heart },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: args.product.title }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

export const Sale: Story = {
  args: { product: products.sale, action: add(products.sale.title), corner: heart },
};

export const ViewAndOrder: Story = { args: { product: products.s2 } };

export const Added: Story = {
  args: { action: <ProductCardAdd title="Magnesium" onAdd={fn()} status="success" /> },
};

export const Every: Story = {
  decorators: [(Story) => <div style={{ width: 'min(83rem, calc(100vw - 2rem))' }}>{<Story />}</div>],
  render: () => (
    <ProductGrid label="Every kind">
      {Object.values(products).map((product) => (
        <ProductCard key={product.id} product={product} action={add(product.title)} corner={heart} />
      ))}
      <ProductCardSkeleton />
    </ProductGrid>
  ),
};
