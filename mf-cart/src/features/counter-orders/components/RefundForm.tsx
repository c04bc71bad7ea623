import { REFUND_REASONS, type RefundReason } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { Checkbox, Select, TextField } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useRef, useState } from 'react';
import { refundLines } from '../api/give-back-units';
import type { StaffOrder } from '../api/staff-order-fields';
import { useOrderStep } from '../model/use-order-step';
import styles from './RefundForm.module.css';
import { StepFailure } from './StepFailure';

const REASONS = (
  ['damaged', 'faulty', 'wrong_item', 'missing', 'late', 'out_of_stock', 'goodwill'] as const
).map((value) => ({ value, label: REFUND_REASONS[value] }));

/** Reads the units of each line that a form gives back. */
export function readLines(given: FormData, lines: StaffOrder['lines']) {
  return lines
    .map(({ line }) => ({ line, quantity: Number(given.get(`line-${line}`) ?? 0) || 0 }))
    .filter(({ quantity }) => quantity > 0);
}

function Lines({ staffOrder: { order, lines } }: { staffOrder: StaffOrder }) {
  return lines.map(({ line, units }) =>
    units > 0 ? (
      <TextField
        key={`${line} ${units}`}
        label={`${order.items[line - 1]?.name ?? 'Line'}, of ${units}`}
        name={`line-${line}`}
        type="number"
        min={0}
        max={units}
        defaultValue={0}
      />
    ) : null,
  );
}

/** Refunds units of lines to the card that paid. A repeated attempt refunds nothing twice. */
export function RefundForm({ staffOrder }: { staffOrder: StaffOrder }) {
  const { reference, shipping_total } = staffOrder.order;
  const [isOpen, setOpen] = useState(false);
  const key = useRef('');
  const { status, take, failure } = useOrderStep(reference);
  if (!isOpen) {
    return (
      <div>
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          Refund items
        </Button>
      </div>
    );
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    key.current ||= crypto.randomUUID();
    const refund = {
      key: key.current,
      reason: given.get('reason') as RefundReason,
      lines: readLines(given, staffOrder.lines),
      shipping: given.get('shipping') !== null,
    };
    if (await take(() => refundLines(reference, refund))) {
      key.current = '';
      setOpen(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Lines staffOrder={staffOrder} />
      {shipping_total > 0 && <Checkbox name="shipping" label="The delivery fee too" />}
      <Select label="Reason" hint="The customer reads it" name="reason" options={REASONS} />
      <StepFailure failure={failure} />
      <Button type="submit" size="sm" variant="danger" status={status}>
        Refund
      </Button>
    </form>
  );
}
