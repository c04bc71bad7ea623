import { CounterTable, formatMoment, StateMark } from '@saltbush/shared-ui/design/counter';
import type { ConsultTime } from '../api/staff-consult-times';
import { clockOf, patientsOf, standingOf } from '../model/times';

const COLUMNS = [
  { label: 'Time in Sydney' },
  { label: 'For patients in' },
  { label: 'Booked', isNumber: true },
  { label: 'Of programs', isNumber: true },
  { label: 'Places', isNumber: true },
  { label: 'Standing' },
  { label: 'Set by' },
];

function rowOf(time: ConsultTime) {
  const { words, kind } = standingOf(time);
  const { starts_at, taken, program_taken, places, changed_by, changed_at } = time;
  return {
    id: starts_at,
    cells: [
      clockOf(time),
      patientsOf(time),
      String(taken),
      String(program_taken),
      String(places),
      <StateMark key="standing" kind={kind}>
        {words}
      </StateMark>,
      changed_by && changed_at ? `${changed_by}, ${formatMoment(changed_at)}` : '',
    ],
  };
}

/** The times of a day, how many consultations may run at each, and how many are booked. */
export function TimesTable({ times }: { times: readonly ConsultTime[] }) {
  return (
    <CounterTable
      caption="Times of the day"
      columns={COLUMNS}
      rows={times.map(rowOf)}
      empty="No consultation starts on this day."
    />
  );
}
