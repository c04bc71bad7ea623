import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { products } from '../../samples/products';
import { useActionStatus } from '../Button/useActionStatus';
import { TelehealthCard } from '../TelehealthCard/TelehealthCard';
import { needsViewAndOrder, type ProductCardModel, productTags } from './model';
import { ProductCard } from './ProductCard';
import { ProductCardAdd } from './ProductCardAdd';

const base: ProductCardModel = {
  id: 'x',
  title: 'Magnesium',
  href: '/products/magnesium',
  brand: 'Ironbark',
  image: '/m.svg',
  price: 2495,
};
const add = <ProductCardAdd title="Magnesium" onAdd={() => {}} />;
const labels = (product: ProductCardModel) => productTags(product).map(({ kind, label }) => label ?? kind);

describe('ProductCard', () => {
  it('shows tags, brand, title, promotion links, price and the add button [2.9-01]', () => {
    const promotions = [{ promotionId: 'win ter', displayTitle: 'Winter sale' }];
    render(<ProductCard product={{ ...base, isClearance: true, promotions }} action={add} />);
    const card = screen.getByRole('article');
    expect(within(card).getByText('Clearance')).toBeTruthy();
    expect(within(card).getByText('Ironbark')).toBeTruthy();
    expect(within(card).getByRole('heading', { level: 3, name: 'Magnesium' })).toBeTruthy();
    const links = within(card).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/products/magnesium',
      '/promotions/win%20ter',
    ]);
    expect(card.textContent).toContain('$24.95');
    expect(within(card).getByRole('button', { name: 'Add to cart: Magnesium' })).toBeTruthy();
  });

  it.each([
    ['Ironbark Magnesium', 'Magnesium'],
    ['IRONBARK Magnesium', 'Magnesium'],
    ['Ironbarked Magnesium', 'Ironbarked Magnesium'],
    ['Ironbark', 'Ironbark'],
  ])('shows the brand of “%s” once, and reads the whole title aloud', (title, shown) => {
    render(<ProductCard product={{ ...base, title }} action={add} />);
    const link = screen.getByRole('link', { name: title });
    const texts = [...link.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    expect(
      texts
        .map(({ textContent }) => textContent)
        .join('')
        .trim(),
    ).toBe(shown);
  });

  it('shows that gated products are for registered users only [2.9-02]', () => {
    render(<ProductCard product={{ ...base, isGated: true }} action={add} />);
    expect(screen.getByText('*registered users only')).toBeTruthy();
  });

  it.each([
    { isPractitioner: true },
    { schedule: '2' },
    { schedule: '3' },
    { schedule: '4' },
    { schedule: '4N' },
    { isGated: true },
    { isTgaGeneral: true },
  ])('links to the product instead of adding for %o [2.9-03]', (kind) => {
    expect(needsViewAndOrder(base)).toBe(false);
    render(<ProductCard product={{ ...base, ...kind }} action={add} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'View and Order Magnesium' }).getAttribute('href')).toBe(
      base.href,
    );
  });

  it('shows the seller when it is the pharmacy, and no other [2.9-04]', () => {
    const sold = { ...base, soldBy: 'Saltbush Pharmacy' };
    const { rerender } = render(<ProductCard product={{ ...sold, isPharmacy: true }} />);
    expect(screen.getByText('Sold and Supplied by Saltbush Pharmacy')).toBeTruthy();
    rerender(<ProductCard product={{ ...sold, isPharmacy: false }} />);
    expect(screen.queryByText(/Sold and Supplied/)).toBeNull();
  });

  it('reserves 360 by 360 for the picture [2.9-06 9.f-05]', () => {
    const { container } = render(<ProductCard product={base} />);
    const image = container.querySelector('img');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['360', '360']);
  });

  it('cannot be added while out of stock', () => {
    render(<ProductCard product={{ ...base, isOutOfStock: true }} action={add} />);
    expect(screen.getByRole('button', { name: 'Out of stock' }).hasAttribute('disabled')).toBe(true);
  });

  it('shows no promotion for products that must not be advertised', () => {
    const promoted = {
      ...base,
      rrp: 5000,
      originalPrice: 4000,
      isClearance: true,
      promotions: [{ promotionId: '1', displayTitle: 'Sale' }],
    };
    for (const schedule of ['3', '4', '4N']) {
      const { container, unmount } = render(<ProductCard product={{ ...promoted, schedule }} />);
      expect(container.textContent).not.toMatch(/Sale|OFF|RRP|Clearance/);
      unmount();
    }
    const { container } = render(<ProductCard product={{ ...promoted, schedule: '3', isAppendixH: true }} />);
    expect(container.textContent).toMatch(/50% OFF/);
  });

  it('strikes and tags nothing of schedule 2, neither on the picture nor beside the price [9.a-10]', () => {
    const reduced = { ...base, rrp: 5000, originalPrice: 4000 };
    const { container } = render(<ProductCard product={{ ...reduced, schedule: '2' }} />);
    expect(container.textContent).toContain('$24.95');
    expect(container.textContent).not.toMatch(/RRP|Was|OFF/);
    expect(render(<ProductCard product={reduced} />).container.textContent).toMatch(/50% OFF.*RRP \$50\.00/);
  });

  it('has a ribbon where the usual price fell, counted from the price that is struck through', () => {
    const textOf = (prices: { rrp: number; originalPrice: number | null }) =>
      render(<ProductCard product={{ ...base, price: 1749, ...prices }} />).container.textContent;
    expect(textOf({ rrp: 2349, originalPrice: 1999 })).toMatch(/25% OFF.*RRP \$23\.49/);
    const recommended = textOf({ rrp: 2349, originalPrice: null });
    expect(recommended).toContain('RRP $23.49');
    expect(recommended).not.toContain('OFF');
  });

  it.each(Object.values(products))('renders $id', (product) => {
    render(<ProductCard product={product} />);
    expect(screen.getByRole('heading').textContent).toBe(product.title);
  });
});

describe('product tags', () => {
  it.each([
    ['2', 's2'],
    ['3', 's3'],
    ['4', 's4'],
    ['4N', 's4'],
  ])('marks schedule %s as %s [9.b-01]', (schedule, kind) => {
    expect(labels({ ...base, schedule })).toEqual([kind]);
  });

  it('shows each additional catalogue tag once, and hides internal tags [9.b-03]', () => {
    const tags = ['Clearance', 'Available: 28 October 2025 / Paperback', 'S3_Appendix H'];
    expect(labels({ ...base, isClearance: true, tags })).toEqual([
      'clearance',
      'Available: 28 October 2025 / Paperback',
    ]);
  });
});

function Adding() {
  const { status, run } = useActionStatus({ successMs: 3000 });
  return <ProductCardAdd title="Magnesium" status={status} onAdd={() => void run(() => Promise.resolve())} />;
}

describe('adding from a card', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows a check mark for 3 s after a successful add [2.9-05 9.c-01]', async () => {
    const { container } = render(<Adding />);
    await act(async () => screen.getByRole('button').click());
    expect(screen.getByRole('button').textContent).toBe('Added to Cart');
    expect(container.querySelector('.lucide-check')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(2999));
    expect(container.querySelector('.lucide-check')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(container.querySelector('.lucide-check')).toBeNull();
  });
});

describe('TelehealthCard', () => {
  it('shows TELEHEALTH, a From price and Read More [2.9-07]', () => {
    render(
      <TelehealthCard
        service={{ id: '1', title: 'Short consult', href: '/products/short', fromCents: 3900 }}
      />,
    );
    const card = screen.getByRole('article');
    expect(within(card).getByText('TELEHEALTH')).toBeTruthy();
    expect(card.textContent).toContain('From ');
    expect(card.textContent).toContain('$39.00');
    expect(within(card).getByText('Read More').closest('a')?.getAttribute('href')).toBe('/products/short');
  });
});
