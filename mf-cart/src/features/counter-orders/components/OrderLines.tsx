import { isPermitted, type ScriptType, scriptCode } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Badge, formatCents } from '@saltbush/shared-ui/design/core';
import { CounterPanel, CounterTable, StateMark } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import { SCRIPT_KINDS, SCRIPT_WORDS } from '../../../shared/counter/script-words';
import type { StaffOrder } from '../api/staff-order-fields';
import { RefuseLine } from './RefuseLine';

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

type Line = StaffOrder['lines'][number];

/** How a script is given and where it stands, with a link for those who check it. */
function ScriptCell({ reference, line }: { reference: string; line: Line }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const { script_type, script_state } = line;
  if (!script_type) return null;
  const kind = SCRIPT_KINDS[script_type as ScriptType] ?? script_type;
  if (!script_state) return kind;
  return (
    <>
      {isPermitted(role, 'scripts:check') ? (
        <a href={links.staff.script(scriptCode(reference, line.line))}>{kind}</a>
      ) : (
        kind
      )}{' '}
      <StateMark kind={SCRIPT_WORDS[script_state].kind}>{SCRIPT_WORDS[script_state].words}</StateMark>
    </>
  );
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
    const one = lines[index];
    const { line, units } = one ?? { line: index + 1, units: 0 };
    const cells = [
      `${item.name} (${item.code})`,
      item.schedule ? <Badge key="schedule">S{item.schedule}</Badge> : '',
      one ? <ScriptCell key="script" reference={order.reference} line={one} /> : '',
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
