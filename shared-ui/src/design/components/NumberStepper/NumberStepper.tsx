import { canDecrement, canIncrement, parseCartQuantity, parseProductQuantity } from '@saltbush/contract';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { MinusIcon, PlusIcon } from '../../icons';
import { cx } from '../../internal/cx';
import { FINGER } from '../../internal/finger';
import styles from './NumberStepper.module.css';

/** Characters of other numbers remain until blur and then invalidate the input: 1.5 must not become 15. */
const NOT_OF_A_NUMBER = /[^\d.,-]/g;

export interface NumberStepperProps {
  label?: string;
  value: number;
  /** Called with a quantity that the rule allows, only if it differs from `value`. */
  onChange: (value: number) => void;
  /** Section 5.c: a cart line stays below 1000, a product page has no maximum. */
  rule: 'cart' | 'product';
  /** A lower maximum, such as the limit per order; typed numbers above it become it. */
  max?: number;
  /** A change is being saved, so the value shown is not final. */
  busy?: boolean;
  disabled?: boolean;
  size?: 'md' | 'sm';
  className?: string;
}

/** A quantity input with − and + buttons. Typed input is committed on blur and on Enter. */
export function NumberStepper(props: NumberStepperProps) {
  const { label = 'Quantity', value, onChange, rule, busy, disabled, size = 'md', className } = props;
  const { max = Number.POSITIVE_INFINITY } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const commit = () => {
    if (draft === null) return;
    const typed = rule === 'cart' ? parseCartQuantity(draft) : parseProductQuantity(draft);
    const quantity = Math.min(typed ?? value, max);
    setDraft(null);
    if (quantity !== value) onChange(quantity);
  };
  const isBelowMax = (quantity: number) => quantity < max && (rule === 'product' || canIncrement(quantity));
  const step = (by: 1 | -1) => (event: MouseEvent) => {
    const next = value + by;
    const isEnd = by === -1 ? !canDecrement(next) : !isBelowMax(next);
    // A button that disables itself would lose keyboard focus.
    if (event.detail === 0 && isEnd) input.current?.focus();
    onChange(next);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };

  return (
    <fieldset aria-label={label} aria-busy={busy} className={cx(styles.stepper, styles[size], className)}>
      <button
        type="button"
        className={cx(styles.button, FINGER)}
        data-counts
        aria-label={`Decrease ${label.toLowerCase()}`}
        disabled={disabled || !canDecrement(value)}
        onClick={step(-1)}
      >
        <MinusIcon size={18} strokeWidth={2} />
      </button>
      <input
        ref={input}
        className={styles.input}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value.replace(NOT_OF_A_NUMBER, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={key}
      />
      <button
        type="button"
        className={cx(styles.button, FINGER)}
        data-counts
        aria-label={`Increase ${label.toLowerCase()}`}
        disabled={disabled || !isBelowMax(value)}
        onClick={step(1)}
      >
        <PlusIcon size={18} strokeWidth={2} />
      </button>
    </fieldset>
  );
}
