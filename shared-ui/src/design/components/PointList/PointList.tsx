import { cx } from '../../internal/cx';
import type { IconType } from '../../internal/types';
import type { Space } from '../../tokens/scales';
import { Stack } from '../layout/layout';
import styles from './PointList.module.css';

export interface PointListProps {
  /** A few words each; must be unique. */
  points: readonly string[];
  icon: IconType;
  /** Colour of the icons. */
  tone?: 'plum' | 'brand' | 'coral';
  /** A step of the 4 px grid. */
  gap?: Space;
  /** Stroke width of the icons, in px. */
  strokeWidth?: number;
  className?: string;
}

/** A list of points with the same icon in front of each. */
export function PointList({
  points,
  icon: Icon,
  tone = 'plum',
  gap = 3,
  strokeWidth = 2,
  className,
}: PointListProps) {
  return (
    <Stack as="ul" gap={gap} className={cx(styles.points, styles[tone], className)}>
      {points.map((point) => (
        <li key={point}>
          <Icon size={20} strokeWidth={strokeWidth} />
          {point}
        </li>
      ))}
    </Stack>
  );
}
