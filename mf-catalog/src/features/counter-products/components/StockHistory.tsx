import { COUNT_REASONS, RECEIVE_REASONS } from '@saltbush/contract';
import { CounterPanel, CounterTable, formatMoment } from '@saltbush/shared-ui/design/counter';
import type { StaffProduct } from '../api/staff-product-fields';

const REASONS: Readonly<Record<string, string>> = { ...RECEIVE_REASONS, ...COUNT_REASONS };

const COLUMNS = [
  { label: 'When' },
  { label: 'Why' },
  { label: 'Change', isNumber: true },
  { label: 'Stock', isNumber: true },
  { label: 'By' },
];

const signed = (units: number): string => (units > 0 ? `+${units}` : String(units).replace('-', '−'));

/** What staff have received and counted of a product. */
export function StockHistory({ staffProduct: { movements } }: { staffProduct: StaffProduct }) {
  const rows = movements.map(({ id, at, reason, change, stock, staff_name }) => ({
    id,
    cells: [formatMoment(at), REASONS[reason] ?? reason, signed(change), stock, staff_name],
  }));
  return (
    <CounterPanel title="Received and counted">
      <CounterTable caption="Changes of stock" columns={COLUMNS} rows={rows} empty="Nothing yet." />
    </CounterPanel>
  );
}

const SHELF_COLUMNS = [...COLUMNS.slice(0, 1), { label: 'Pharmacy' }, ...COLUMNS.slice(1)];

/** What staff have received and counted on the shelves of pharmacies. */
export function ShelfHistory({ staffProduct: { shelf_movements } }: { staffProduct: StaffProduct }) {
  const rows = shelf_movements.map(({ id, at, pharmacy, reason, change, stock, staff_name }) => ({
    id,
    cells: [formatMoment(at), pharmacy, REASONS[reason] ?? reason, signed(change), stock, staff_name],
  }));
  return (
    <CounterTable caption="Changes of shelves" columns={SHELF_COLUMNS} rows={rows} empty="Nothing yet." />
  );
}
