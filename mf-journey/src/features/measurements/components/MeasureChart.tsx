import type { MeasureName, MeasurePoint } from '@saltbush/contract';
import { Text } from '@saltbush/shared-ui/design/core';
import { chartShape } from '../model/chart-shape';
import { chartSentence, shortDay, UNITS } from '../model/words';
import styles from './MeasureChart.module.css';

const SIZE = 100;

/** The drawing. It stretches to fill its box, so it contains no text; round caps of lines without length are its dots. */
function Line({ points }: { points: readonly MeasurePoint[] }) {
  const places = chartShape(points).places.map(({ x, y }) => `${x * SIZE} ${y * SIZE}`);
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {[0, SIZE / 2, SIZE].map((y) => (
        <line key={y} className={styles.rule} x1={0} x2={SIZE} y1={y} y2={y} />
      ))}
      <path className={styles.line} d={`M${places.join('L')}`} />
      <path className={styles.dots} d={places.map((place) => `M${place}h0`).join('')} />
    </svg>
  );
}

interface MeasureChartProps {
  measure: MeasureName;
  /** At least one, by day. */
  points: readonly MeasurePoint[];
  /** Without scale, for a card. */
  small?: boolean;
}

/** A line chart of a measure with a sentence that reads it aloud; the table next to it has the numbers. */
export function MeasureChart({ measure, points, small = false }: MeasureChartProps) {
  const { low, high } = chartShape(points);
  const first = points[0]?.day ?? '';
  const last = points.at(-1)?.day ?? '';
  const marks = [high, (low + high) / 2, low];
  return (
    <figure className={styles.chart} data-small={small || undefined}>
      <figcaption>
        <Text strong={!small} tone={small ? 'muted' : undefined}>
          {chartSentence(measure, points)}
        </Text>
      </figcaption>
      <div className={styles.frame}>
        {!small && (
          <div className={styles.scale} aria-hidden="true">
            {marks.map((mark) => (
              <span key={mark}>
                {mark} {UNITS[measure]}
              </span>
            ))}
          </div>
        )}
        <Line points={points} />
        {!small && (
          <div className={styles.days} aria-hidden="true">
            <span>{shortDay(first)}</span>
            {last !== first && <span>{shortDay(last)}</span>}
          </div>
        )}
      </div>
    </figure>
  );
}
