import { COUNT_REASONS, isPermitted, MAX_STOCK, RECEIVE_REASONS } from '@saltbush/contract';
import { useConfirmStep } from '@saltbush/shared-ui/counter';
import { Button } from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel } from '@saltbush/shared-ui/design/counter';
import { Select, TextField } from '@saltbush/shared-ui/design/forms';
import { useSession } from '@saltbush/shared-ui/platform';
import type { FormEvent } from 'react';
import { StepFailure } from '../../../shared/step-failure/StepFailure';
import { countStock } from '../api/count-stock';
import { receiveStock } from '../api/receive-stock';
import type { StaffProduct } from '../api/staff-product-fields';
import { dropStep, isLargeDrop } from '../model/large-steps';
import { useProductStep } from '../model/use-product-step';
import styles from './Counter.module.css';

const optionsOf = (reasons: Readonly<Record<string, string>>) =>
  Object.entries(reasons).map(([value, label]) => ({ value, label }));
const RECEIVED = optionsOf(RECEIVE_REASONS);
const COUNTED = optionsOf(COUNT_REASONS);

interface StockFormProps {
  id: string;
  stock: number;
}

function ReceiveForm({ id }: StockFormProps) {
  const { status, take, failure } = useProductStep(id);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const [quantity, reason] = [Number(given.get('quantity')), String(given.get('reason'))];
    if (await take((key) => receiveStock({ key, product_id: id, quantity, reason }))) form.reset();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField label="Units received" name="quantity" type="number" min={1} max={MAX_STOCK} required />
      <Select label="Why they come in" name="reason" options={RECEIVED} />
      <StepFailure failure={failure} />
      <Button type="submit" size="sm" status={status}>
        Receive
      </Button>
    </form>
  );
}

/** Sets the stock to what a form says was counted, after a question if much of it goes. */
function useCountForm({ id, stock }: StockFormProps) {
  const { status, take, failure } = useProductStep(id);
  const { ask, dialog } = useConfirmStep();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const [counted, reason] = [Number(given.get('counted')), String(given.get('count_reason'))];
    const count = { product_id: id, expected: stock, counted, reason };
    const set = async () => {
      if (await take((key) => countStock({ key, ...count }))) form.reset();
    };
    if (isLargeDrop(stock, counted)) ask(dropStep(stock, counted), () => void set());
    else void set();
  };
  return { status, failure, submit, dialog };
}

function CountForm(props: StockFormProps) {
  const { status, failure, submit, dialog } = useCountForm(props);
  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label="Units counted"
          hint="Without those of orders that wait to be packed"
          name="counted"
          type="number"
          min={0}
          max={MAX_STOCK}
          required
        />
        <Select label="Why they differ" name="count_reason" options={COUNTED} />
        <StepFailure failure={failure} />
        <Button type="submit" size="sm" variant="secondary" status={status}>
          Set to count
        </Button>
      </form>
      {dialog}
    </>
  );
}

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
