import { PREVIEW_MESSAGES, previewLinesError } from '@saltbush/contract';
import { Banner, Button, TextButton, useActionStatus, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { Checkbox, TextField } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { type FormEvent, useId, useState } from 'react';
import { ProductFinder } from '../../../shared/counter/ProductFinder';
import { useKeptFocus } from '../../../shared/favourites/use-kept-focus';
import { type PromotionPreview, previewPromotion } from '../api/preview-promotion';
import type { PromotedProduct, StaffPromotion } from '../api/promotion-fields';
import { PreviewResult } from './PreviewResult';
import styles from './Promotions.module.css';

/** How many of its products a cart begins with. */
const FIRST = 2;

interface PreviewPanelProps {
  staffPromotion: StaffPromotion;
  /** Whether the form holds something that is not saved. */
  isDirty: boolean;
}

const readUnits = (form: FormData, id: string): number => Number(form.get(`units-${id}`) || Number.NaN);

/** Tries a cart as a promotion is saved. */
function usePreview({ promotion }: StaffPromotion, products: readonly PromotedProduct[]) {
  const [preview, setPreview] = useState<PromotionPreview | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { status, run, failure } = useActionStatus({ successMs: 0 });
  const tryOut = (form: FormData) => {
    const lines = products.map(({ id }) => ({ product_id: id, quantity: readUnits(form, id) }));
    const wrong = previewLinesError(lines);
    setError(wrong);
    if (wrong) return;
    const input = { promotion_id: promotion.id, lines, is_staff: form.has('is_staff') };
    void run(async () => setPreview(await previewPromotion(input)));
  };
  return { preview, status, tryOut, failure: error ?? (failure === null ? null : errorMessage(failure)) };
}

interface LineFieldProps {
  product: PromotedProduct;
  units: number;
  onRemove: () => void;
}

const LineField = ({ product: { id, name }, units, onRemove }: LineFieldProps) => (
  <li className={styles.line}>
    <TextField
      label={`Units of ${name}`}
      hideLabel
      name={`units-${id}`}
      type="number"
      min={1}
      max={99}
      defaultValue={units}
    />
    <span>{name}</span>
    <TextButton onClick={onRemove}>
      Remove<VisuallyHidden> {name} from the cart</VisuallyHidden>
    </TextButton>
  </li>
);

/** Tries a promotion with a cart, by the pricing of carts. */
export function PreviewPanel({ staffPromotion, isDirty }: PreviewPanelProps) {
  const [products, setProducts] = useState<readonly PromotedProduct[]>(
    staffPromotion.products.slice(0, FIRST),
  );
  const { preview, status, tryOut, failure } = usePreview(staffPromotion, products);
  const form = useId();
  const list = useKeptFocus<HTMLUListElement>(products.length);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    tryOut(new FormData(event.currentTarget));
  };
  const remove = (id: string) => setProducts(products.filter((product) => product.id !== id));
  return (
    <CounterPanel title="Try it with a cart">
      {isDirty && <p>This uses the saved version, not your unsaved changes.</p>}
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        <ul ref={list} tabIndex={-1} className={styles.lines} aria-label="Products in the cart">
          {products.map((product) => (
            <LineField
              key={product.id}
              product={product}
              units={staffPromotion.promotion.numbers.n ?? 1}
              onRemove={() => remove(product.id)}
            />
          ))}
        </ul>
        {products.length === 0 && <p>{PREVIEW_MESSAGES.none}</p>}
        <Checkbox label="With staff discount" name="is_staff" />
      </form>
      <ProductFinder
        label="Add any product"
        chosen={products.map(({ id }) => id)}
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
      <div aria-live="polite">{preview && <PreviewResult preview={preview} />}</div>
    </CounterPanel>
  );
}
