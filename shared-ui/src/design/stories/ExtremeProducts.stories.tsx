import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Badge } from '../components/Badge/Badge';
import { Carousel } from '../components/Carousel/Carousel';
import { Chip } from '../components/Chip/Chip';
import { Gallery } from '../components/Gallery/Gallery';
import { Price } from '../components/Price/Price';
import type { ProductCardModel } from '../components/ProductCard/model';
import { ProductCard } from '../components/ProductCard/ProductCard';
import { ProductCardAdd } from '../components/ProductCard/ProductCardAdd';
import { ProductGrid } from '../components/ProductCard/ProductGrid';
import { ProductImage } from '../components/ProductImage/ProductImage';
import { TagList } from '../components/TagList/TagList';
import { tagFromName } from '../components/TagList/tags';
import { TelehealthCard } from '../components/TelehealthCard/TelehealthCard';
import { Box } from '../samples/Box';
import { endless, expectToFit, long, narrowest } from '../samples/extremes';
import { products } from '../samples/products';

const meta = {
  title: 'Design/Extremes/Products',
  ...narrowest,
  play: ({ canvasElement }) => expectToFit(canvasElement),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const card = (id: string, changes: Partial<ProductCardModel>): ProductCardModel => ({
  ...products.plain,
  id,
  ...changes,
});

const extremes: readonly ProductCardModel[] = [
  card('1', { title: long, brand: long, image: null, price: 99_999_900, rrp: 100_000_000 }),
  card('2', { title: endless, brand: endless, soldBy: endless, price: 0 }),
  card('3', { title: 'A', brand: '', image: '/nowhere.svg', price: -100, rrp: 0 }),
  card('4', { title: 'Unknown schedule', schedule: '9Z', tags: [long, endless, ''], price: 1 }),
  card('5', {
    title: 'Everything at once',
    isClearance: true,
    isPreorder: true,
    isFridge: true,
    isOutOfStock: true,
    isPractitioner: true,
    isGated: true,
    promotions: [{ promotionId: 'p', displayTitle: endless }],
  }),
];

export const Cards: Story = {
  name: 'Cards: names of 200 characters, no picture, $0 and $999,999, a schedule that is none',
  render: () => (
    <Box name="grid">
      <ProductGrid label="Extremes">
        {extremes.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            headingLevel={2}
            action={<ProductCardAdd title={product.title} onAdd={fn()} />}
          />
        ))}
      </ProductGrid>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText('$999,999.00', { exact: false, selector: 'span, s, p' }),
    ).toBeInTheDocument();
    for (const article of canvasElement.querySelectorAll('article')) {
      await expect(article.scrollWidth).toBeLessThanOrEqual(article.clientWidth);
    }
  },
};

export const Services: Story = {
  render: () => (
    <Box name="service">
      <TelehealthCard
        headingLevel={2}
        service={{ id: 's', title: endless, href: '#s', fromCents: 99_999_900, description: long }}
      />
    </Box>
  ),
};

export const Marks: Story = {
  render: () => (
    <>
      <Box name="badge">
        <Badge>{endless}</Badge>
      </Box>
      <Box name="tags">
        <TagList tags={[long, endless, 'Clearance', ''].map(tagFromName)} />
        <TagList tags={[]} />
      </Box>
      <Box name="chips">
        <Chip onRemove={fn()}>{endless}</Chip>
        <Chip onSelect={fn()}>{long}</Chip>
        <Chip href="#long">{endless}</Chip>
      </Box>
      <Box name="prices">
        {[0, 1, -2495, 99_999_900].map((cents) => (
          <Price key={cents} cents={cents} rrpCents={cents * 2} size="lg" saleTag />
        ))}
        <Price cents={1449} rrpCents={1999} schedule="9Z" />
      </Box>
    </>
  ),
};

export const Pictures: Story = {
  render: () => (
    <>
      <Box name="gallery">
        <Gallery title={endless} images={[]} />
        <Gallery title={long} images={[{ id: '1', src: '/nowhere.svg', alt: long }]} />
      </Box>
      <Box name="picture">
        <ProductImage src={null} alt={long} size={4000} />
      </Box>
      <Box name="carousel">
        <Carousel label={long}>{[]}</Carousel>
        <Carousel label={endless}>
          <ProductCard product={card('6', { title: endless })} headingLevel={2} />
          <ProductCard product={card('7', { title: long })} headingLevel={2} />
        </Carousel>
      </Box>
    </>
  ),
};
