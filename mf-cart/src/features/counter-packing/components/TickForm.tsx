import { TICK_REASONS } from '@saltbush/contract';
import { Button } from '@saltbush/shared-ui/design/core';
import { Select } from '@saltbush/shared-ui/design/forms';
import type { FormEvent } from 'react';
import { Leavable } from '../../../shared/counter/Leavable';
import styles from '../../../shared/counter/StepForm.module.css';

const REASONS = Object.entries(TICK_REASONS).map(([value, label]) => ({ value, label }));

interface TickFormProps {
  name: string;
  onTick: (reason: string) => void;
  onLeave: () => void;
}

/** Asks why one unit is ticked without its barcode. The reason stays in the order's history. */
export function TickForm({ name, onTick, onLeave }: TickFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onTick(String(new FormData(event.currentTarget).get('reason')));
  };
  return (
    <Leavable onLeave={onLeave}>
      <form className={styles.form} onSubmit={submit}>
        <Select
          name="reason"
          label={`Why one ${name} is ticked by hand`}
          hint="Compare name, strength and pack size with the pack first."
          options={REASONS}
          placeholder="Choose a reason"
          defaultValue=""
          required
          autoFocus
        />
        <div>
          <Button type="submit" size="sm">
            Tick one unit
          </Button>{' '}
          <Button size="sm" variant="quiet" onClick={onLeave}>
            Not now
          </Button>
        </div>
      </form>
    </Leavable>
  );
}
