import { priceError, priceOfType, type SetPriceType } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { Select, TextField } from '@saltbush/shared-ui/design/forms';
import { type FormEvent, useState } from 'react';
import { setPrice } from '../api/set-price';
import type { StaffProduct } from '../api/staff-product-fields';
import { readCents, writeCents } from '../model/money-field';
import { PRICE_LABELS } from '../model/price-words';
import { useProductStep } from '../model/use-product-step';
import styles from './Counter.module.css';
import { StepFailure } from './StepFailure';

interface PriceFormProps {
  staffProduct: StaffProduct;
  types: readonly SetPriceType[];
}

/** An empty field takes a price away. */
const readValue = (words: string): number | null => (words.trim() === '' ? null : readCents(words));

/** Sets one price, which the contract's rules check first. */
export function PriceForm({ staffProduct, types }: PriceFormProps) {
  const { product, prices, may_be_promoted } = staffProduct;
  const [type, setType] = useState<SetPriceType>('default');
  const [error, setError] = useState<string>();
  const { status, take, failure } = useProductStep(product.id);
  const expected = priceOfType(prices, type);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const value = readValue(String(given.get('value')));
    const from = String(given.get('from')) || null;
    const priced = { prices, mayBePromoted: may_be_promoted, isLater: from !== null };
    const problem = priceError(priced, { type, value });
    setError(problem ?? undefined);
    if (problem) return;
    const change = { product_id: product.id, type, expected, value, from };
    if (await take((key) => setPrice({ key, ...change }))) form.reset();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Select
        label="Which price"
        name="type"
        value={type}
        options={types.map((value) => ({ value, label: PRICE_LABELS[value] }))}
        onChange={(event) => {
          setType(event.currentTarget.value as SetPriceType);
          setError(undefined);
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
        error={error}
      />
      <TextField
        label="From"
        optional
        hint="The morning of a day in Sydney; empty for now"
        name="from"
        type="date"
      />
      <StepFailure failure={failure} />
      <Button type="submit" size="sm" status={status}>
        Set price
      </Button>
    </form>
  );
}
