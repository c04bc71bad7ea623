import { Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { ProgressBar } from '@saltbush/shared-ui/design/orders';
import type { DiaryDay } from '../api/diary-day';
import { formatNumber } from '../model/format-diary';
import styles from './Diary.module.css';
import { TargetButton } from './TargetButton';

const NUTRIENTS = [
  ['protein', 'Protein'],
  ['carbohydrate', 'Carbohydrate'],
  ['fat', 'Fat'],
] as const;

function Share({
  label,
  value,
  target,
  unit,
}: {
  label: string;
  value: number;
  target: number;
  unit: string;
}) {
  const amount = `${formatNumber(value)} of ${formatNumber(target)} ${unit}`;
  return (
    <div className={styles.share}>
      <span>{label}</span>
      <span className={styles.amount}>{amount}</span>
      <div className={styles.bar}>
        <ProgressBar
          value={Math.min(value, target)}
          max={Math.max(1, target)}
          label={`${label}: ${amount}`}
        />
      </div>
    </div>
  );
}

/** Shows a day's energy and nutrients against the targets. */
export function DaySummary({ day }: { day: DiaryDay }) {
  const { total, target } = day;
  const left = target.kilojoules - total.kilojoules;
  return (
    <Panel ground="brand-soft" padding="lg">
      <Stack gap={5}>
        <div className={styles.energy}>
          <p className={styles.figure}>
            <strong>{formatNumber(total.kilojoules)}</strong> of {formatNumber(target.kilojoules)} kJ
          </p>
          <TargetButton target={target} day={day.day} />
        </div>
        <ProgressBar
          value={Math.min(total.kilojoules, target.kilojoules)}
          max={target.kilojoules}
          label={`Energy: ${formatNumber(total.kilojoules)} of ${formatNumber(target.kilojoules)} kJ`}
        />
        <Text size="sm">
          {left >= 0
            ? `${formatNumber(left)} kJ left to your target`
            : `${formatNumber(-left)} kJ above your target`}
        </Text>
        <div className={styles.shares}>
          {NUTRIENTS.map(([key, label]) => (
            <Share key={key} label={label} value={total[key]} target={target[key]} unit="g" />
          ))}
        </div>
      </Stack>
    </Panel>
  );
}
