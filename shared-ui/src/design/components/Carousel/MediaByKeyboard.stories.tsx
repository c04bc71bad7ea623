import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { packshot } from '../../samples/packshot';
import { products } from '../../samples/products';
import { focused, tabThrough } from '../../samples/walk';
import { Gallery } from '../Gallery/Gallery';
import { Container } from '../layout/layout';
import { ProductCard } from '../ProductCard/ProductCard';
import { Carousel } from './Carousel';

const meta = { title: 'Design/Media/By keyboard' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  name: 'Carousel: buttons move the row, and turn off at its ends',
  render: () => (
    <Container>
      <Carousel label="Related">
        {Object.values(products).map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </Carousel>
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = await canvas.findByRole('button', { name: 'Related: next' });
    const back = canvas.getByRole('button', { name: 'Related: previous' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled'));
    await userEvent.tab({ shift: true });
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
    await expect(back, 'what turned itself off keeps the focus').toHaveFocus();
  },
};

const pictures = (['bottle', 'box', 'tube'] as const).map((shape, index) => ({
  id: shape,
  src: packshot('#0B5D4E', '#C9E265', shape),
  alt: `Picture ${index + 1}`,
}));

export const Pictures: Story = {
  name: 'Gallery: arrows, buttons and thumbnails',
  render: () => (
    <div style={{ maxWidth: '36rem' }}>
      <Gallery title="Magnesium" images={pictures} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await tabThrough('Pictures, scroll sideways');
    await userEvent.keyboard('{ArrowRight}');
    await canvas.findByText('2 / 3');
    await tabThrough('Previous picture');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('1 / 3');
    await expect(focused()).toHaveAccessibleName('Previous picture');
    canvas.getByRole('button', { name: 'Next picture' }).focus();
    await tabThrough(/^Show picture 1/, /^Show picture 2/, 'Show picture 3 of 3');
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('3 / 3');
    await expect(focused()).toHaveAttribute('aria-current', 'true');
  },
};
