import type { ReactNode } from 'react';
import { cx } from '../../internal/cx';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import styles from './BarChart.module.css';
import { type BarDay, barShares, hasValue } from './bars';

export interface BarChartProps {
  title: string;
  /** Unit of the values: `kJ`, `glasses`. */
  unit: string;
  /** One bar per day, oldest first; a week has a label for each, a month for its ends. */
  days: readonly BarDay[];
  /** Drawn as a horizontal line. */
  target?: number;
  /** Text for days without a value. */
  emptyText?: string;
  className?: string;
}

const SIZE = 100;
/** Most days that have room for a label each. */
const MOST_LABELLED = 10;
/** Share of its column that a bar fills. */
const BAR = 0.56;

const formatNumber = (value: number) => value.toLocaleString('en-AU', { maximumFractionDigits: 1 });

/** The space below a bar fits only a few digits. */
const formatShort = (value: number) => formatNumber(Math.abs(value) >= 100 ? Math.round(value) : value);

/** The drawing. It stretches to fill its box, so it contains no text. */
function Bars({ days, target }: Pick<BarChartProps, 'days' | 'target'>) {
  const shares = barShares(days, target);
  const column = SIZE / Math.max(1, days.length);
  const line = shares.target === null ? null : SIZE - shares.target * SIZE;
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {days.map(({ label, longLabel, value }, index) => (
        <rect
          key={longLabel ?? label}
          className={cx(styles.bar, target !== undefined && hasValue(value) && value >= target && styles.met)}
          x={column * (index + (1 - BAR) / 2)}
          y={SIZE - (shares.bars[index] ?? 0) * SIZE}
          width={column * BAR}
          height={(shares.bars[index] ?? 0) * SIZE}
        />
      ))}
      {line !== null && <line className={styles.halo} x1={0} x2={SIZE} y1={line} y2={line} />}
      {line !== null && <line className={styles.target} x1={0} x2={SIZE} y1={line} y2={line} />}
    </svg>
  );
}

/** The first and the last of many days. */
function Ends({ days }: Pick<BarChartProps, 'days'>) {
  const [first, last] = [days[0], days.at(-1)].map((day) => day?.longLabel ?? day?.label);
  return (
    <span className={styles.ends}>
      <span>{first}</span>
      <span>{last}</span>
    </span>
  );
}

function Table({ title, unit, days, target, emptyText }: BarChartProps) {
  return (
    <div className={hidden.hidden}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">{unit}</th>
            {target !== undefined && <th scope="col">Target</th>}
          </tr>
        </thead>
        <tbody>
          {days.map(({ label, longLabel, value }) => (
            <tr key={longLabel ?? label}>
              <th scope="row">{longLabel ?? label}</th>
              <td>{hasValue(value) ? formatNumber(value) : emptyText}</td>
              {target !== undefined && (
                <td>{hasValue(value) && value >= target ? 'Reached' : 'Not reached'}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A bar chart of a week, or of a month, with a target line. Screen readers get the same numbers as a table. */
export function BarChart(props: BarChartProps) {
  const { title, unit, days, target, emptyText = 'Nothing noted', className } = props;
  const caption: ReactNode = target !== undefined && (
    <span className={styles.goal}>
      Target {formatNumber(target)} {unit}
    </span>
  );
  return (
    <figure className={cx(styles.chart, className)}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>{title}</span>
        {caption}
      </figcaption>
      {days.length === 0 && <p className={styles.none}>{emptyText}</p>}
      {days.length > 0 && (
        <>
          <Bars days={days} target={target} />
          <div className={styles.days} aria-hidden="true">
            {days.length > MOST_LABELLED && <Ends days={days} />}
            {days.length <= MOST_LABELLED &&
              days.map(({ label, longLabel, value }) => (
                <span className={styles.day} key={longLabel ?? label}>
                  {label}
                  <span className={styles.value}>{hasValue(value) ? formatShort(value) : '–'}</span>
                </span>
              ))}
          </div>
          <Table {...{ title, unit, days, target, emptyText }} />
        </>
      )}
    </figure>
  );
}
