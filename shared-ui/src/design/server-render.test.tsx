// @vitest-environment node
import type { ReactElement } from 'react';
import { renderToString as renderWithReact } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as core from './core';
import * as forms from './forms';
import { ListingSkeleton } from './listing';
import * as media from './media';
import * as orders from './orders';
import * as overlays from './overlays';
import { products } from './samples/products';
import { Tabs } from './tabs';

const noop = () => {};

/** Fails on attributes that the content security policy refuses, also those of libraries. */
function renderToString(element: ReactElement): string {
  const html = renderWithReact(element);
  const found = html.match(/<[^>]*\sstyle="[^>]*>/g) ?? [];
  expect(found, 'style attributes, which browsers refuse: use a class').toEqual([]);
  return html;
}

describe('on a server without a window', () => {
  it('renders a page of core components', () => {
    const html = renderToString(
      <core.Section label="Products">
        <core.Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'All' }]} />
        <core.Heading level={1}>All</core.Heading>
        <core.ProductGrid>
          {Object.values(products).map((product) => (
            <core.ProductCard key={product.id} product={product} />
          ))}
        </core.ProductGrid>
        <ListingSkeleton />
        <core.ErrorState onRetry={noop} />
        <orders.ProgressBar label="To free delivery" value={20} max={50} />
        <core.Loading>
          <core.Skeleton width="8rem" height="2rem" />
          <core.SkeletonText />
        </core.Loading>
        <core.Stack gap={2} align="start">
          <core.Cluster justify="end">
            <core.ProductImage src={null} alt="" size={64} />
          </core.Cluster>
        </core.Stack>
      </core.Section>,
    );
    expect(typeof window).toBe('undefined');
    // A card's title is read whole, and shown without the brand that stands above it.
    const read = html.replace(/<[^>]+>/g, '');
    for (const { title } of Object.values(products)) expect(read).toContain(title.replace('&', '&amp;'));
  });

  it('renders fields, media and closed overlays', () => {
    const html = renderToString(
      <>
        <forms.FormLayout>
          <forms.TextField label="Email" name="email" />
          <forms.PasswordField
            label="Password"
            name="password"
            rules={[{ label: 'Long', test: () => true }]}
          />
          <forms.Combobox label="Suburb" search={async () => []} onSelect={noop} />
          <forms.DateOfBirth name="dob" value="1988-04-09" onChange={noop} />
          <core.NumberStepper rule="cart" value={2} onChange={noop} />
        </forms.FormLayout>
        <media.Carousel label="Related">
          <p>One</p>
        </media.Carousel>
        <media.Gallery title="Magnesium" images={[{ id: '1', src: '/1.svg', alt: 'Front' }]} />
        <overlays.Dialog open={false} onOpenChange={noop} title="Closed">
          Nothing
        </overlays.Dialog>
        <overlays.Menu trigger={<button type="button">Account</button>} label="Account" items={[]} />
        <Tabs label="About" tabs={[{ id: 'a', label: 'A', content: 'Shown first' }]} />
        <overlays.ToastRegion />
      </>,
    );
    expect(html).toContain('Shown first');
    expect(html).toContain('alt="Front"');
    expect(html).not.toContain('Nothing');
  });
});
