import type { BarDay } from '@saltbush/shared-ui/design/orders';
import { formatNumber } from '../../model/format-diary';
import styles from './ChartTable.module.css';

interface ChartTableProps {
  title: string;
  days: readonly BarDay[];
  target: number;
}

/** The numbers of a chart, the latest first, with the mean of the days on which something is noted. */
export function ChartTable({ title, days, target }: ChartTableProps) {
  const noted = days.flatMap(({ value }) => (value === null ? [] : [value]));
  const mean = noted.reduce((sum, value) => sum + value, 0) / noted.length;
  return (
    <table className={styles.table}>
      <caption>
        {title}, in kJ. Target {formatNumber(target)} kJ.
      </caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Energy</th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ label, longLabel, value }) => (
          <tr key={longLabel ?? label}>
            <th scope="row">{longLabel ?? label}</th>
            <td>{value === null ? 'Nothing noted' : formatNumber(value)}</td>
          </tr>
        ))}
      </tbody>
      {noted.length > 0 && (
        <tfoot>
          <tr>
            <th scope="row">Mean of {noted.length === 1 ? '1 day' : `${noted.length} days`}</th>
            <td>{formatNumber(Math.round(mean))}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
