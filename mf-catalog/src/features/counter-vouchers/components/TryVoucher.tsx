import { PREVIEW_MESSAGES, previewLinesError } from '@saltbush/contract';
import {
  Banner,
  Button,
  formatCents,
  TextButton,
  useActionStatus,
  VisuallyHidden,
} from '@saltbush/shared-ui/design/core';
import { CounterFacts, CounterPanel, CounterTable, formatMoment } from '@saltbush/shared-ui/design/counter';
import { TextField } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { type FormEvent, useId, useState } from 'react';
import type { ChosenProduct } from '../../../shared/counter/api/find-products';
import { ProductFinder } from '../../../shared/counter/ProductFinder';
import { useKeptFocus } from '../../../shared/favourites/use-kept-focus';
import { previewVoucher, type VoucherPreview } from '../api/preview-voucher';
import styles from './Vouchers.module.css';

const COLUMNS = [
  { label: 'Product' },
  { label: 'Units', isNumber: true },
  { label: 'Without', isNumber: true },
  { label: 'With', isNumber: true },
];

/** What a tried cart costs without a voucher and with it, line by line and in sum. */
function Result({ preview }: { preview: VoucherPreview }) {
  const { at, lines, without, with: total, refusal, is_delivery_free } = preview;
  const facts = [
    { label: 'For', value: formatMoment(at) },
    { label: 'Without it', value: formatCents(without) },
    { label: 'With it', value: formatCents(total) },
    { label: 'Saves', value: formatCents(without - total) },
    ...(is_delivery_free ? [{ label: 'Standard delivery', value: 'Free with it' }] : []),
  ];
  return (
    <div className={styles.form}>
      {refusal !== null && <Banner tone="info">{refusal}</Banner>}
      <CounterFacts facts={facts} />
      <CounterTable
        caption="Lines of the cart"
        columns={COLUMNS}
        rows={lines.map((line) => ({
          id: line.product_id,
          cells: [line.name, line.quantity, formatCents(line.without), formatCents(line.with)],
        }))}
      />
    </div>
  );
}

/** Tries a cart with a voucher as it is saved. */
function useTrial(voucher_id: string, products: readonly ChosenProduct[]) {
  const [preview, setPreview] = useState<VoucherPreview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { status, run, failure } = useActionStatus({ successMs: 0 });
  const tryOut = (form: FormData) => {
    const lines = products.map(({ id }) => ({
      product_id: id,
      quantity: Number(form.get(`units-${id}`) || Number.NaN),
    }));
    const wrong = previewLinesError(lines);
    setError(wrong);
    if (!wrong) void run(async () => setPreview(await previewVoucher({ voucher_id, lines })));
  };
  return { preview, status, tryOut, failure: error ?? (failure === null ? null : errorMessage(failure)) };
}

const Line = ({ product: { id, name }, onRemove }: { product: ChosenProduct; onRemove: () => void }) => (
  <li className={styles.line}>
    <TextField
      label={`Units of ${name}`}
      hideLabel
      name={`units-${id}`}
      type="number"
      min={1}
      max={99}
      defaultValue={1}
    />
    <span>{name}</span>
    <TextButton onClick={onRemove}>
      Remove<VisuallyHidden> {name} from the cart</VisuallyHidden>
    </TextButton>
  </li>
);

/** Tries a voucher with a cart, by the pricing of carts. */
export function TryVoucher({ id, isDirty }: { id: string; isDirty: boolean }) {
  const [products, setProducts] = useState<readonly ChosenProduct[]>([]);
  const { preview, status, tryOut, failure } = useTrial(id, products);
  const form = useId();
  const list = useKeptFocus<HTMLUListElement>(products.length);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    tryOut(new FormData(event.currentTarget));
  };
  const remove = (gone: string) => setProducts(products.filter((product) => product.id !== gone));
  return (
    <CounterPanel title="Try it with a cart">
      {isDirty && <p>This uses the saved version, not your unsaved changes.</p>}
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        <ul ref={list} tabIndex={-1} className={styles.lines} aria-label="Products in the cart">
          {products.map((product) => (
            <Line key={product.id} product={product} onRemove={() => remove(product.id)} />
          ))}
        </ul>
        {products.length === 0 && <p>{PREVIEW_MESSAGES.none}</p>}
      </form>
      <ProductFinder
        label="Add any product"
        chosen={products.map((product) => product.id)}
        onChoose={(product) => setProducts([...products, product])}
      />
      {failure !== null && (
        <Banner tone="error" live>
          {failure}
        </Banner>
      )}
      <div>
        <Button type="submit" form={form} size="sm" variant="secondary" status={status}>
          Price this cart
        </Button>
      </div>
      <div aria-live="polite">{preview && <Result preview={preview} />}</div>
    </CounterPanel>
  );
}
