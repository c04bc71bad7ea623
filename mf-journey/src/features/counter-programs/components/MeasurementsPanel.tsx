import { CounterPanel, CounterTable } from '@saltbush/shared-ui/design/counter';
import type { StaffProgram } from '../api/staff-program';

const COLUMNS = [
  { label: 'Day' },
  { label: 'Weight (kg)', isNumber: true },
  { label: 'Waist (cm)', isNumber: true },
];
const LATEST = 20;

/** What the member has measured, the latest first. */
export function MeasurementsPanel({ measurements }: Pick<StaffProgram, 'measurements'>) {
  const rows = measurements.slice(-LATEST).reverse();
  return (
    <CounterPanel title="Weight and waist">
      <CounterTable
        caption="Weight and waist by day"
        columns={COLUMNS}
        rows={rows.map(({ day, weight_kg, waist_cm }) => ({
          id: day,
          cells: [day, weight_kg.toFixed(1), waist_cm?.toFixed(1) ?? '–'],
        }))}
        empty="Nothing noted"
      />
    </CounterPanel>
  );
}
