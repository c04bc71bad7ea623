import { Badge, Button } from '@saltbush/shared-ui/design/core';
import { CounterPanel, StateMark } from '@saltbush/shared-ui/design/counter';
import { useRef, useState } from 'react';
import type { PackedOrder } from '../api/staff-packing-fields';
import { takeFrom } from '../model/take-from';
import styles from './Packing.module.css';
import { TickForm } from './TickForm';

type Line = PackedOrder['packing']['lines'][number];

/** What a packer sees to tell packs apart: size, code, fridge, schedule; and where they are. */
const LineFacts = ({ line, place }: { line: Line; place: string | null }) => (
  <ul className={styles.facts}>
    {line.size && <li>{line.size}</li>}
    <li>{line.code}</li>
    {line.is_cold && (
      <li>
        <Badge tone="sky">Keep cold</Badge>
      </li>
    )}
    {line.schedule && (
      <li>
        <Badge>S{line.schedule}</Badge>
      </li>
    )}
    {place && <li>{place}</li>}
    {!line.has_barcode && <li>Barcode not known: tick it by hand</li>}
    {line.is_withdrawn && (
      <li>
        <StateMark kind="stopped">Withdrawn from sale: do not pack it</StateMark>
      </li>
    )}
  </ul>
);

const markOf = ({ units, checked }: Line) => {
  if (checked > units) return 'stopped';
  return checked === units ? 'done' : 'waiting';
};

const Count = ({ line }: { line: Line }) => (
  <span className={styles.count}>
    <StateMark kind={markOf(line)}>
      {line.checked} of {line.units}
    </StateMark>
  </span>
);

/** The line whose form is open; whoever leaves the form is back at the button that opened it. */
function useTicked() {
  const [number, setNumber] = useState<number | null>(null);
  const opener = useRef<HTMLElement>(null);
  return {
    number,
    open(line: number, button: HTMLElement) {
      opener.current = button;
      setNumber(line);
    },
    leave() {
      setNumber(null);
      opener.current?.focus();
    },
    close: () => setNumber(null),
  };
}

interface PackingLinesProps {
  lines: readonly Line[];
  /** Where the order is collected; null if it is delivered. */
  pharmacy: string | null;
  /** Ticks one unit by hand; null while nothing is packed. */
  onTick: ((line: number, reason: string) => void) | null;
}

/** The lines of an order with what is checked of each; a unit without a readable barcode is ticked by hand. */
export function PackingLines({ lines, pharmacy, onTick }: PackingLinesProps) {
  const ticked = useTicked();
  return (
    <CounterPanel title="Items">
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.line} className={styles.line}>
            <Count line={line} />
            <div>
              <span className={styles.name}>{line.name}</span>
              <LineFacts line={line} place={takeFrom(line, pharmacy)} />
              {line.checked > line.units && (
                <p>{line.checked - line.units} refunded after the check: take it out and start again.</p>
              )}
            </div>
            {onTick && line.checked < line.units && !line.is_withdrawn && (
              <div className={styles.byHand}>
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Tick ${line.name} by hand`}
                  aria-expanded={ticked.number === line.line}
                  onClick={(event) => ticked.open(line.line, event.currentTarget)}
                >
                  Tick by hand
                </Button>
              </div>
            )}
            {onTick && ticked.number === line.line && line.checked < line.units && (
              <div className={styles.form}>
                <TickForm
                  name={line.name}
                  onLeave={ticked.leave}
                  onTick={(reason) => {
                    ticked.close();
                    onTick(line.line, reason);
                  }}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </CounterPanel>
  );
}
