import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { packshot } from '../../samples/packshot';
import { products } from '../../samples/products';
import { Gallery } from '../Gallery/Gallery';
import { Container } from '../layout/layout';
import { ProductCard } from '../ProductCard/ProductCard';
import { ProductCardAdd } from '../ProductCard/ProductCardAdd';
import { Carousel } from './Carousel';

const meta = { title: 'Design/Media' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ProductCarousel: Story = {
  render: () => (
    <Container>
      <Carousel label="Bought together">
        {Object.values(products).map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            action={<ProductCardAdd title={product.title} onAdd={fn()} />}
          />
        ))}
      </Carousel>
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const back = await canvas.findByRole('button', { name: 'Bought together: previous' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Bought together: next' }));
    await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled'));
  },
};

export const FewItems: Story = {
  render: () => (
    <Container>
      <Carousel label="Related">
        <ProductCard product={products.plain} />
      </Carousel>
    </Container>
  ),
};

const pictures = (['bottle', 'box', 'tube'] as const).map((shape, index) => ({
  id: shape,
  src: packshot('#0B5D4E', '#C9E265', shape),
  alt: `Magnesium, picture ${index + 1}`,
}));

export const ProductGallery: Story = {
  render: () => (
    <div style={{ maxWidth: '36rem' }}>
      <Gallery title="Magnesium Glycinate" images={pictures} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Next picture' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText('2 / 3');
  },
};

export const OnePicture: Story = {
  render: () => (
    <div style={{ maxWidth: '36rem' }}>
      <Gallery title="Magnesium Glycinate" images={pictures.slice(0, 1)} />
    </div>
  ),
};

export const NoPicture: Story = {
  render: () => (
    <div style={{ maxWidth: '36rem' }}>
      <Gallery title="Magnesium Glycinate" images={[]} />
    </div>
  ),
};
