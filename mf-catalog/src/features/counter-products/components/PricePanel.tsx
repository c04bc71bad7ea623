import { isPermitted, SET_PRICE_TYPES } from '@saltbush/contract';
import { formatCents } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import type { StaffProduct } from '../api/staff-product-fields';
import { priceLabel } from '../model/price-words';
import { PriceForm } from './PriceForm';

/** Every price of a product, with a form to set one now or from a day on. */
export function PricePanel({ staffProduct }: { staffProduct: StaffProduct }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const { prices, may_be_promoted } = staffProduct;
  const facts = prices.map(({ type, value }) => ({ label: priceLabel(type), value: formatCents(value) }));
  const types = SET_PRICE_TYPES.filter(
    (type) => type !== 'promo' || may_be_promoted || prices.some((price) => price.type === 'promo'),
  );
  return (
    <CounterPanel title="Prices">
      <CounterFacts facts={facts} />
      {isPermitted(role, 'prices:change') && <PriceForm staffProduct={staffProduct} types={types} />}
    </CounterPanel>
  );
}
