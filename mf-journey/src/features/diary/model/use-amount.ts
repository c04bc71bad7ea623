import { type FormEvent, useRef, useState } from 'react';
import { unitOf } from './amount';
import type { Measure } from './measures';

/**
 * State of a field for an amount. What was typed is never changed: a text that is no amount gets an error once it is
 * left or submitted.
 */
export function useAmount(measure: Measure, initial: number) {
  const [text, setText] = useState(String(initial));
  const [checkedText, setCheckedText] = useState(text);
  const [last, setLast] = useState(initial);
  const input = useRef<HTMLInputElement>(null);
  const unit = unitOf(measure);
  const typed = unit.read(text);
  const error = unit.errorIn(typed);
  const type = (next: string) => {
    setText(next);
    const value = unit.read(next);
    if (!unit.errorIn(value)) setLast(value);
  };
  const check = () => setCheckedText(text);
  return {
    input,
    text,
    unit,
    /** The amount; null while the text is none. */
    value: error === null ? typed : null,
    /** The last amount that was one. */
    last,
    error: checkedText === text ? error : null,
    type,
    check,
    /** Puts a number that needs no check, such as one that was converted from another measure. */
    put: (value: number) => {
      setText(String(value));
      setCheckedText(String(value));
      setLast(value);
    },
    set: (value: number) => {
      type(String(value));
      setCheckedText(String(value));
    },
    /** Returns a submit handler that goes on with an amount only, and otherwise leads to the field. */
    whenValid: (proceed: (value: number) => void) => (event: FormEvent) => {
      event.preventDefault();
      check();
      if (error === null) proceed(typed);
      else input.current?.focus();
    },
  };
}

export type Amount = ReturnType<typeof useAmount>;
