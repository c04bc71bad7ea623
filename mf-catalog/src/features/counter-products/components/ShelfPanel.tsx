import { isPermitted } from '@saltbush/contract';
import { CounterFacts, CounterPanel } from '@saltbush/shared-ui/design/counter';
import { Select } from '@saltbush/shared-ui/design/forms';
import { useSession } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import type { StaffProduct } from '../api/staff-product-fields';
import styles from './Counter.module.css';
import { CountForm, ReceiveForm } from './StockForms';
import { ShelfHistory } from './StockHistory';

/** What a pharmacy has of a product on its shelf, with forms to receive and count it there. */
export function ShelfPanel({ staffProduct }: { staffProduct: StaffProduct }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const { shelves, product } = staffProduct;
  const [chosen, setChosen] = useState(shelves[0]?.pharmacy_id ?? '');
  const shelf = shelves.find(({ pharmacy_id }) => pharmacy_id === chosen);
  if (!shelf) return null;
  const total = shelves.reduce((units, { stock }) => units + stock, 0);
  const facts = [
    { label: 'On this shelf, free to collect', value: String(shelf.stock) },
    { label: 'On the shelves of all pharmacies', value: String(total) },
  ];
  const form = { id: product.id, stock: shelf.stock, pharmacyId: shelf.pharmacy_id };
  return (
    <CounterPanel title="Shelves of pharmacies">
      <Select
        label="Pharmacy"
        name="pharmacy"
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        options={shelves.map(({ pharmacy_id, name, stock }) => ({
          value: pharmacy_id,
          label: `${name} (${stock})`,
        }))}
      />
      <CounterFacts facts={facts} />
      {isPermitted(role, 'stock:change') && (
        <div className={styles.forms} key={chosen}>
          <ReceiveForm {...form} />
          <CountForm {...form} />
        </div>
      )}
      <ShelfHistory staffProduct={staffProduct} />
    </CounterPanel>
  );
}
