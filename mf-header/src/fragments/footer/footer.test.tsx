import { links } from '@saltbush/contract/links';
import { brand } from '@saltbush/shared-ui/brand';
import { createQueryClient } from '@saltbush/shared-ui/platform';
import { respondWith, serve, TestShop } from '@saltbush/shared-ui/testing';
import { render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HeaderContentDocument } from '../../generated/gql/graphql';
import { headerContent } from '../../samples/header-content';
import Footer, { prefetch } from '.';

const CHECKOUT = { title: 'Secure checkout', exit: { label: 'Back to cart', path: '/cart' } };
const focusOf = (pathname: string) => (pathname === '/checkout' ? CHECKOUT : null);

async function showFooter() {
  const queryClient = createQueryClient();
  await prefetch(queryClient);
  render(
    <TestShop queryClient={queryClient} focusOf={focusOf}>
      <Footer />
    </TestShop>,
  );
}

describe('footer', () => {
  beforeEach(() => {
    serve(respondWith(HeaderContentDocument, headerContent));
    window.history.replaceState(null, '', '/');
  });
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('shows the details a pharmacy must publish', async () => {
    await showFooter();
    const block = within(screen.getByRole('region', { name: 'The pharmacy' }));
    const terms = block.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toEqual([
      'Address',
      'Approval number',
      'Owner',
      'Pharmacist in charge',
      'Phone',
      'Hours',
      'Last updated',
    ]);
    expect(block.getByText(brand.regulatory.approvalNumber)).toBeTruthy();
    expect(block.getByText('2 November 2026')).toBeTruthy();
    expect(block.getByText(/not for emergencies.*call 000/)).toBeTruthy();
  });

  it('links to the terms and conditions, collection notice and privacy policy [2.1-26]', async () => {
    await showFooter();
    const legal = within(screen.getByRole('list', { name: 'Legal' }));
    expect(legal.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      links.pages.terms(),
      links.pages.privacy(),
      links.pages.collectionNotice(),
    ]);
  });

  it('lists the menu’s departments next to the fixed columns', async () => {
    await showFooter();
    const shop = within(screen.getByRole('list', { name: 'Shop' }));
    expect(shop.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Shop all',
      'Telehealth',
      'Gifts',
    ]);
    expect(screen.getByRole('list', { name: 'Help' })).toBeTruthy();
  });

  it('shows help and legal links but no navigation around one task', async () => {
    window.history.replaceState(null, '', '/checkout');
    await showFooter();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('region', { name: 'The pharmacy' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Get help' })).toBeTruthy();
  });
});
