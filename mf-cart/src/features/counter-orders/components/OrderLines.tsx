import { isPermitted } from '@saltbush/contract';
import { Badge, formatCents } from '@saltbush/shared-ui/design/core';
import { CounterPanel, CounterTable } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import type { StaffOrder } from '../api/staff-order-fields';
import { RefuseLine } from './RefuseLine';

const SCRIPTS: Readonly<Record<string, string>> = {
  escript: 'Electronic script',
  paper: 'Paper script',
  onfile: 'Script on file',
};

const COLUMNS = [
  { label: 'Item' },
  { label: 'Schedule' },
  { label: 'Script' },
  { label: 'Units', isNumber: true },
  { label: 'Total', isNumber: true },
];

interface OrderLinesProps {
  staffOrder: StaffOrder;
}

function unitsOf(units: number, quantity: number): string {
  return units === quantity ? String(units) : `${units} of ${quantity}`;
}

/** The lines of an order; during its review, each can be refused. */
export function OrderLines({ staffOrder }: OrderLinesProps) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const { order, lines, queue } = staffOrder;
  const mayRefuse = queue === 'review' && isPermitted(role, 'orders:review');
  const columns = mayRefuse ? [...COLUMNS, { label: 'Refuse' }] : COLUMNS;
  const rows = order.items.map((item, index) => {
    const { line, units, script_type } = lines[index] ?? { line: index + 1, units: 0, script_type: null };
    const cells = [
      `${item.name} (${item.code})`,
      item.schedule ? <Badge key="schedule">S{item.schedule}</Badge> : '',
      script_type ? (SCRIPTS[script_type] ?? script_type) : '',
      units === 0 ? 'Refunded' : unitsOf(units, item.quantity),
      formatCents(item.line_total),
    ];
    const refuse =
      units > 0 ? <RefuseLine key="refuse" reference={order.reference} line={line} name={item.name} /> : null;
    return { id: String(line), cells: mayRefuse ? [...cells, refuse] : cells };
  });
  return (
    <CounterPanel title="Items">
      <CounterTable caption="Items of the order" columns={columns} rows={rows} />
    </CounterPanel>
  );
}
