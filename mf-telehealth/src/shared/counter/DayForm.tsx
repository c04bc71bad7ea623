import { addDays } from '@saltbush/contract';
import { Button, ButtonLink } from '@saltbush/shared-ui/design/core';
import { TextField } from '@saltbush/shared-ui/design/forms';
import { navigate } from '@saltbush/shared-ui/platform';
import type { FormEvent } from 'react';
import styles from './DayForm.module.css';

interface DayFormProps {
  /** YYYY-MM-DD in the store's time zone. */
  date: string;
  /** Where the form goes without a script. */
  action: string;
  /** Address of the page for another day. */
  hrefFor(date: string): string;
}

/** Chooses the day that a desk shows. */
export function DayForm({ date, action, hrefFor }: DayFormProps) {
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(hrefFor(String(new FormData(event.currentTarget).get('date'))));
  };
  return (
    <search aria-label="Day" className={styles.days}>
      <ButtonLink href={hrefFor(addDays(date, -1))} variant="secondary" size="sm">
        Day before
      </ButtonLink>
      <form className={styles.chosen} action={action} onSubmit={go}>
        <TextField key={date} label="Day in Sydney" name="date" type="date" defaultValue={date} />
        <Button type="submit" size="sm">
          Show
        </Button>
      </form>
      <ButtonLink href={hrefFor(addDays(date, 1))} variant="secondary" size="sm">
        Day after
      </ButtonLink>
    </search>
  );
}
