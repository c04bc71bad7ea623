import { isPermitted } from '@saltbush/contract';
import { CounterFacts, CounterPanel } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import type { StaffProduct } from '../api/staff-product-fields';
import styles from './Counter.module.css';
import { CountForm, ReceiveForm } from './StockForms';

/** What is left of a product, with forms to receive and count it. */
export function StockPanel({ staffProduct: { product, waiting } }: { staffProduct: StaffProduct }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const { id, stock } = product;
  if (stock == null) return null;
  const facts = [
    { label: 'Free to sell', value: String(stock) },
    { label: 'Customers waiting for a mail', value: String(waiting) },
  ];
  return (
    <CounterPanel title="Stock">
      <CounterFacts facts={facts} />
      {isPermitted(role, 'stock:change') && (
        <div className={styles.forms}>
          <ReceiveForm id={id} stock={stock} />
          <CountForm id={id} stock={stock} />
        </div>
      )}
    </CounterPanel>
  );
}
