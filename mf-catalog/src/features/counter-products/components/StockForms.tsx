import { COUNT_REASONS, MAX_STOCK, RECEIVE_REASONS } from '@saltbush/contract';
import { useConfirmStep } from '@saltbush/shared-ui/counter';
import { Button } from '@saltbush/shared-ui/design/core';
import { Select, TextField } from '@saltbush/shared-ui/design/forms';
import type { FormEvent } from 'react';
import { StepFailure } from '../../../shared/step-failure/StepFailure';
import { countStock } from '../api/count-stock';
import { receiveStock } from '../api/receive-stock';
import { dropStep, isLargeDrop } from '../model/large-steps';
import { useProductStep } from '../model/use-product-step';
import styles from './Counter.module.css';

const optionsOf = (reasons: Readonly<Record<string, string>>) =>
  Object.entries(reasons).map(([value, label]) => ({ value, label }));
const RECEIVED = optionsOf(RECEIVE_REASONS);
const COUNTED = optionsOf(COUNT_REASONS);

/** What the forms call the central stock and a shelf, which are on one page. */
const WORDS = {
  central: {
    received: 'Units received',
    whyIn: 'Why they come in',
    receive: 'Receive',
    counted: 'Units counted',
    whyDiffer: 'Why they differ',
    count: 'Set to count',
  },
  shelf: {
    received: 'Units put on this shelf',
    whyIn: 'From where they are put there',
    receive: 'Put on shelf',
    counted: 'Units found on this shelf',
    whyDiffer: 'Reason for a difference',
    count: 'Set shelf to count',
  },
};
const wordsOf = (pharmacyId: string | undefined) => WORDS[pharmacyId ? 'shelf' : 'central'];

interface StockFormProps {
  id: string;
  stock: number;
  /** The pharmacy on whose shelf it is; unset for the central stock. */
  pharmacyId?: string;
}

/** A form to put down what was received. */
export function ReceiveForm({ id, pharmacyId }: StockFormProps) {
  const words = wordsOf(pharmacyId);
  const { status, take, failure } = useProductStep(id);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const [quantity, reason] = [Number(given.get('quantity')), String(given.get('reason'))];
    const at = pharmacyId ? { pharmacy_id: pharmacyId } : {};
    if (await take((key) => receiveStock({ key, product_id: id, quantity, reason, ...at }))) form.reset();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextField label={words.received} name="quantity" type="number" min={1} max={MAX_STOCK} required />
      <Select label={words.whyIn} name="reason" options={RECEIVED} />
      <StepFailure failure={failure} />
      <Button type="submit" size="sm" status={status}>
        {words.receive}
      </Button>
    </form>
  );
}

/** Sets the stock to what a form says was counted, after a question if much of it goes. */
function useCountForm({ id, stock, pharmacyId }: StockFormProps) {
  const { status, take, failure } = useProductStep(id);
  const { ask, dialog } = useConfirmStep();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const [counted, reason] = [Number(given.get('counted')), String(given.get('count_reason'))];
    const at = pharmacyId ? { pharmacy_id: pharmacyId } : {};
    const count = { product_id: id, expected: stock, counted, reason, ...at };
    const set = async () => {
      if (await take((key) => countStock({ key, ...count }))) form.reset();
    };
    if (isLargeDrop(stock, counted)) ask(dropStep(stock, counted), () => void set());
    else void set();
  };
  return { status, failure, submit, dialog };
}

/** A form to set stock to what was counted. */
export function CountForm(props: StockFormProps) {
  const words = wordsOf(props.pharmacyId);
  const { status, failure, submit, dialog } = useCountForm(props);
  return (
    <>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={words.counted}
          hint="Without those of orders that wait to be packed"
          name="counted"
          type="number"
          min={0}
          max={MAX_STOCK}
          required
        />
        <Select label={words.whyDiffer} name="count_reason" options={COUNTED} />
        <StepFailure failure={failure} />
        <Button type="submit" size="sm" variant="secondary" status={status}>
          {words.count}
        </Button>
      </form>
      {dialog}
    </>
  );
}
