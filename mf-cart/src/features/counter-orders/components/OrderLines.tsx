import { isPermitted, lineBeforeDiscounts, type ScriptType, scriptCode } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Badge, Button, formatCents } from '@saltbush/shared-ui/design/core';
import { CounterPanel, CounterTable, StateMark } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import { useRef, useState } from 'react';
import { SCRIPT_KINDS, SCRIPT_WORDS } from '../../../shared/counter/script-words';
import type { StaffOrder } from '../api/staff-order-fields';
import { linesToGiveBack } from '../model/give-back';
import { RefuseForm } from './RefuseForm';

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

type Order = StaffOrder['order'];

function cellsOf(order: Order, item: Order['items'][number], one: Line | undefined) {
  const units = one?.units ?? 0;
  return [
    `${item.name} (${item.code})`,
    item.schedule ? <Badge key="schedule">S{item.schedule}</Badge> : '',
    one ? <ScriptCell key="script" reference={order.reference} line={one} /> : '',
    units === 0 ? 'Refunded' : unitsOf(units, item.quantity),
    formatCents(lineBeforeDiscounts(item)),
  ];
}

/** The button of a line that opens the form which refuses it. */
const RefuseButton = ({ name, onOpen }: { name: string; onOpen: (opener: HTMLElement) => void }) => (
  <Button
    size="sm"
    variant="quiet"
    aria-label={`Refuse ${name}`}
    onClick={(event) => onOpen(event.currentTarget)}
  >
    Refuse
  </Button>
);

/** The line whose form is open; whoever leaves the form is back at the button that opened it. */
function useRefused(lines: StaffOrder['lines']) {
  const [number, setNumber] = useState<number | null>(null);
  const opener = useRef<HTMLElement>(null);
  return {
    line: lines.find(({ line }) => line === number),
    open(line: number, button: HTMLElement) {
      opener.current = button;
      setNumber(line);
    },
    close() {
      setNumber(null);
      opener.current?.focus();
    },
  };
}

/** The lines of an order; during its review, each can be refused, in a form below them. */
export function OrderLines({ staffOrder }: OrderLinesProps) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const { order, lines, queue } = staffOrder;
  const refused = useRefused(linesToGiveBack(staffOrder));
  const mayRefuse = queue === 'review' && isPermitted(role, 'orders:review');
  const columns = mayRefuse ? [...COLUMNS, { label: 'Refuse' }] : COLUMNS;
  const refusable = new Set(linesToGiveBack(staffOrder).map(({ line }) => line));
  const rows = order.items.map((item, index) => {
    const line = index + 1;
    const refuse = refusable.has(line) && (
      <RefuseButton key="refuse" name={item.name} onOpen={(button) => refused.open(line, button)} />
    );
    const cells = cellsOf(order, item, lines[index]);
    return { id: String(line), cells: mayRefuse ? [...cells, refuse] : cells };
  });
  return (
    <CounterPanel title="Items">
      <CounterTable caption="Items of the order" columns={columns} rows={rows} />
      {mayRefuse && refused.line && (
        <RefuseForm key={refused.line.line} order={order} line={refused.line} onClose={refused.close} />
      )}
    </CounterPanel>
  );
}
