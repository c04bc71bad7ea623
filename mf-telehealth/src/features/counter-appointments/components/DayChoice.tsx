import { links } from '@saltbush/contract/links';
import { Button, ButtonLink } from '@saltbush/shared-ui/design/core';
import { CounterNavigation } from '@saltbush/shared-ui/design/counter';
import { FieldWithButton, TextField } from '@saltbush/shared-ui/design/forms';
import { navigate } from '@saltbush/shared-ui/platform';
import type { FormEvent } from 'react';
import type { StaffAppointmentChoice } from '../../../generated/gql/graphql';
import { CHOICE_LABELS, type DayList, dayListAddress, otherDay } from '../model/day-list';
import styles from './Counter.module.css';

const CHOICES = Object.keys(CHOICE_LABELS) as StaffAppointmentChoice[];

/** Chooses the day, and which of its consultations are listed. */
export function DayChoice({ list }: { list: DayList }) {
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const date = String(new FormData(event.currentTarget).get('date'));
    navigate(dayListAddress({ ...list, date, page: 1 }));
  };
  return (
    <>
      <search aria-label="Day" className={styles.days}>
        <ButtonLink href={otherDay(list, -1)} variant="secondary" size="sm">
          Day before
        </ButtonLink>
        <form action={links.staff.appointments()} onSubmit={go}>
          <FieldWithButton>
            <TextField
              key={list.date}
              label="Day in Sydney"
              name="date"
              type="date"
              defaultValue={list.date}
            />
            <Button type="submit" size="sm">
              Show
            </Button>
          </FieldWithButton>
        </form>
        <ButtonLink href={otherDay(list, 1)} variant="secondary" size="sm">
          Day after
        </ButtonLink>
      </search>
      <CounterNavigation
        label="Consultations"
        isTabs
        links={CHOICES.map((show) => ({
          href: dayListAddress({ ...list, show, page: 1 }),
          label: CHOICE_LABELS[show],
          isCurrent: show === list.show,
        }))}
      />
    </>
  );
}
