import { Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { ProgressBar } from '@saltbush/shared-ui/design/orders';
import type { DiaryDay } from '../api/diary-day';
import { numberWords } from '../model/day-words';
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
  const words = `${numberWords(value)} of ${numberWords(target)} ${unit}`;
  return (
    <div className={styles.share}>
      <span>{label}</span>
      <span className={styles.amount}>{words}</span>
      <div className={styles.bar}>
        <ProgressBar value={Math.min(value, target)} max={Math.max(1, target)} label={`${label}: ${words}`} />
      </div>
    </div>
  );
}

/** What was eaten on a day, against the target. */
export function DaySummary({ day }: { day: DiaryDay }) {
  const { total, target } = day;
  const left = target.kilojoules - total.kilojoules;
  return (
    <Panel ground="brand-soft" padding="lg">
      <Stack gap={5}>
        <div className={styles.energy}>
          <p className={styles.figure}>
            <strong>{numberWords(total.kilojoules)}</strong> of {numberWords(target.kilojoules)} kJ
          </p>
          <TargetButton target={target} day={day.day} />
        </div>
        <ProgressBar
          value={Math.min(total.kilojoules, target.kilojoules)}
          max={target.kilojoules}
          label={`Energy: ${numberWords(total.kilojoules)} of ${numberWords(target.kilojoules)} kJ`}
        />
        <Text size="sm">
          {left >= 0
            ? `${numberWords(left)} kJ left of the target`
            : `${numberWords(-left)} kJ above the target`}
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
