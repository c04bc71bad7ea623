import { priceError, priceLeap, priceOfType, type SetPriceType } from '@saltbush/contract';
import { useConfirmStep } from '@saltbush/shared-ui/counter';
import { Button } from '@saltbush/shared-ui/design/core';
import { Select, TextField } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useRef, useState } from 'react';
import { commaError, readCents, writeCents } from '../../../shared/counter/money-field';
import { StepFailure } from '../../../shared/step-failure/StepFailure';
import { setPrice } from '../api/set-price';
import type { StaffProduct } from '../api/staff-product-fields';
import { leapStep } from '../model/large-steps';
import { PRICE_LABELS } from '../model/price-words';
import { useProductStep } from '../model/use-product-step';
import styles from './Counter.module.css';

interface PriceFormProps {
  staffProduct: StaffProduct;
  types: readonly SetPriceType[];
}

/** An empty field takes a price away. */
const readValue = (words: string): number | null => (words.trim() === '' ? null : readCents(words));

function read(form: HTMLFormElement) {
  const given = new FormData(form);
  const words = String(given.get('value'));
  return { words, value: readValue(words), from: String(given.get('from')) || null };
}

/** Sets the price that a form holds, after a question if that leaps; the contract's rules check it first. */
function usePriceForm({ product, prices, may_be_promoted }: StaffProduct, type: SetPriceType) {
  const button = useRef<HTMLButtonElement>(null);
  const [error, setError] = useState<string | null>(null);
  const { status, take, failure } = useProductStep(product.id);
  const { ask, dialog } = useConfirmStep(button);
  const submit = (form: HTMLFormElement) => {
    const { words, value, from } = read(form);
    const priced = { prices, mayBePromoted: may_be_promoted, isLater: from !== null };
    const problem = commaError(words) ?? priceError(priced, { type, value });
    setError(problem);
    if (problem) return;
    const leap = priceLeap(prices, { type, value });
    const change = { product_id: product.id, type, expected: priceOfType(prices, type), value, from };
    const set = async () => {
      if (await take((key) => setPrice({ key, ...change, leap_confirmed: leap !== null }))) form.reset();
    };
    if (leap) ask(leapStep(leap, { type, isRemoved: value === null, day: from }), () => void set());
    else void set();
  };
  return { button, dialog, error, failure, status, submit, forget: () => setError(null) };
}

/** Sets one price, now or from a day on. */
export function PriceForm({ staffProduct, types }: PriceFormProps) {
  const [type, setType] = useState<SetPriceType>('default');
  const { button, dialog, error, failure, status, submit, forget } = usePriceForm(staffProduct, type);
  const expected = priceOfType(staffProduct.prices, type);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget);
  };
  return (
    <>
      <form className={styles.form} noValidate onSubmit={send}>
        <Select
          label="Which price"
          name="type"
          value={type}
          options={types.map((value) => ({ value, label: PRICE_LABELS[value] }))}
          onChange={(event) => {
            setType(event.currentTarget.value as SetPriceType);
            forget();
          }}
        />
        <TextField
          key={`${type} ${expected}`}
          label="New price in dollars"
          hint={type === 'default' ? undefined : 'Leave it empty to take this price away'}
          name="value"
          inputMode="decimal"
          before="$"
          autoComplete="off"
          defaultValue={writeCents(expected)}
          error={error ?? undefined}
        />
        <TextField
          label="From"
          optional
          hint="The morning of a day in Sydney; empty for now"
          name="from"
          type="date"
        />
        <StepFailure failure={failure} />
        <Button ref={button} type="submit" size="sm" status={status}>
          Set price
        </Button>
      </form>
      {dialog}
    </>
  );
}
