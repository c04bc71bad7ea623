import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { RichText } from './content';
import * as core from './core';
import * as forms from './forms';
import { FacetList, LoadMore } from './listing';
import { Carousel, Gallery } from './media';
import { MenuGroup, MenuRow } from './navigation';
import { BarChart, PrintSheet } from './orders';
import { locations } from './samples/locations';
import { products } from './samples/products';
import { slotDays } from './samples/slots';
import { week } from './samples/week';

const noop = () => {};
const visible = document;

const page = (
  <>
    <core.SkipLink />
    <core.Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'All' }]} />
    <core.QuickLinksBar links={[{ id: '1', linkText: 'See a doctor', targetLink: '/telehealth' }]} />
    <core.Heading level={1}>All products</core.Heading>
    <core.ProductGrid>
      {Object.values(products).map((product) => (
        <core.ProductCard key={product.id} product={product} />
      ))}
    </core.ProductGrid>
    <FacetList
      title="Brand"
      name="brand"
      options={[{ value: 'a', label: 'A', count: 1200, checked: true }]}
      onToggle={noop}
    />
    <core.Accordion exclusive items={[{ id: 'one', title: 'One', content: 'First', open: true }]} />
    <LoadMore shown={24} total={1200} href="?page=2" onLoadMore={noop} />
    <RichText html="<p>a<p>b<ul><li>c<li>d</ul><table><tr><td>e</table>" />
    <Carousel label="Related">
      <p>One</p>
      <p>Two</p>
    </Carousel>
    <Gallery title="Magnesium" images={[{ id: '1', src: '/1.svg', alt: 'Front' }]} />
    <forms.PasswordField label="Password" name="password" rules={[{ label: 'Long', test: () => false }]} />
    <forms.Combobox label="Suburb" search={async () => []} onSelect={noop} />
    <forms.SegmentedChoice
      legend="Size"
      name="size"
      options={[{ value: '1', label: 'S' }]}
      value="1"
      onChange={noop}
    />
    <forms.SlotPicker name="slot" days={slotDays} value={null} onChange={noop} />
    <forms.FileUpload label="Script" name="script" files={[]} onAdd={noop} onRemove={noop} />
    <forms.LocationList legend="Collect" name="at" locations={locations} value="1" onChange={noop} />
    <BarChart title="Energy" unit="kJ" days={week} target={8700} />
    <PrintSheet title="Tax invoice" from={['Saltbush']} printLabel="Print">
      Two lines
    </PrintSheet>
    <MenuGroup eyebrow="Departments">
      <MenuRow title="Books" href="/browse/books" />
    </MenuGroup>
  </>
);

/** Renders as a server does, without a window. */
function renderAsServer(): string {
  vi.stubGlobal('window', undefined);
  vi.stubGlobal('document', undefined);
  try {
    return renderToString(page);
  } finally {
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('document', visible);
  }
}

afterEach(() => void vi.restoreAllMocks());

it('hydrates server-rendered markup without a mismatch', async () => {
  const complained = vi.spyOn(console, 'error').mockImplementation(noop);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: noop, removeEventListener: noop }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const container = document.createElement('div');
  container.innerHTML = renderAsServer();
  document.body.append(container);
  const recovered = vi.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: recovered }));
  expect(recovered.mock.calls).toEqual([]);
  expect(complained.mock.calls).toEqual([]);
  expect(container.textContent).toContain('All products');
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});
