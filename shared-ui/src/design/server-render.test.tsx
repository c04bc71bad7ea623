// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as core from './core';
import * as forms from './forms';
import { ListingSkeleton } from './listing';
import * as media from './media';
import * as overlays from './overlays';
import { products } from './samples/products';
import { Tabs } from './tabs';

const noop = () => {};

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
      </core.Section>,
    );
    expect(typeof window).toBe('undefined');
    for (const { title } of Object.values(products)) expect(html).toContain(title.replace('&', '&amp;'));
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
