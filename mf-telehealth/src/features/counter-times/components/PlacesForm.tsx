import { isPermitted, isPlaces, MAX_PLACES, PLACES_INVALID } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Banner, Button } from '@saltbush/shared-ui/design/core';
import { CounterPanel } from '@saltbush/shared-ui/design/counter';
import { Select, TextField } from '@saltbush/shared-ui/design/forms';
import { useSession } from '@saltbush/shared-ui/platform';
import { type FormEvent, useState } from 'react';
import type { ConsultTime } from '../api/staff-consult-times';
import { appointmentsOn, clockOf, type OverPlaces, timesBetween } from '../model/times';
import { useSetPlaces } from '../model/use-set-places';
import styles from './PlacesForm.module.css';

const standing = (over: number): string =>
  over === 1
    ? '1 consultation is booked beyond these places. It stays until it is cancelled, which refunds its fee.'
    : `${over} consultations are booked beyond these places. They stay until each is cancelled, which refunds its fee.`;

const ofPrograms = (over: number): string =>
  over === 1
    ? '1 consult of a program is booked beyond these places. Only its member can move it: please write to them.'
    : `${over} consults of programs are booked beyond these places. Only their members can move them: please write to them.`;

/** Tells what stays booked beyond the places, and leads those who may end it to where they do. */
function Over({ over, date }: { over: OverPlaces; date: string }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  return (
    <>
      {over.booked > 0 && (
        <Banner tone="info" live>
          {standing(over.booked)}{' '}
          {isPermitted(role, 'appointments:run') && (
            <a href={appointmentsOn(date)}>Consultations of this day</a>
          )}
        </Banner>
      )}
      {over.ofPrograms > 0 && (
        <Banner tone="info" live>
          {ofPrograms(over.ofPrograms)}{' '}
          {isPermitted(role, 'programs:review') && (
            <a href={`${links.staff.programs()}?queue=consults`}>Consults of programs</a>
          )}
        </Banner>
      )}
    </>
  );
}

/** Sets how many consultations may run from one time of the day to another; 0 closes them. */
export function PlacesForm({ date, times }: { date: string; times: readonly ConsultTime[] }) {
  const { status, take, over, failure } = useSetPlaces();
  const [error, setError] = useState<string | undefined>();
  const ahead = times.filter(({ is_ahead }) => is_ahead);
  const options = ahead.map((time) => ({ value: time.starts_at, label: clockOf(time) }));
  const [first, last] = [options[0]?.value, options.at(-1)?.value];
  if (!first || !last) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = String(given.get('places')).trim();
    const chosen = timesBetween(ahead, String(given.get('from')), String(given.get('to')));
    const isValid = text !== '' && isPlaces(Number(text));
    setError(isValid ? undefined : PLACES_INVALID);
    if (isValid) void take(chosen, Number(text));
  };
  return (
    <CounterPanel title="Change places">
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.fields}>
          <Select label="From" name="from" options={options} defaultValue={first} />
          <Select label="To, included" name="to" options={options} defaultValue={last} />
          <TextField
            label="Places"
            hint="0 closes these times"
            name="places"
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_PLACES}
            error={error}
          />
        </div>
        {failure !== null && (
          <Banner tone="error" live>
            {failure}
          </Banner>
        )}
        <Over over={over} date={date} />
        <div>
          <Button type="submit" size="sm" status={status}>
            Set places
          </Button>
        </div>
      </form>
    </CounterPanel>
  );
}
