import { Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { ProgressBar } from '@saltbush/shared-ui/design/orders';
import type { DiaryDay } from '../api/diary-day';
import { formatNumber } from '../model/format-diary';
import { NUTRIENTS } from '../model/nutrients';
import styles from './Diary.module.css';
import { TargetButton } from './TargetButton';

interface ShareProps {
  label: string;
  /** Null if it is known of no entry. */
  value: number | null;
  target: number;
  unit: string;
  /** Whether some entries do not tell it. */
  isPartial: boolean;
}

function Share({ label, value, target, unit, isPartial }: ShareProps) {
  const of = `of ${formatNumber(target)} ${unit}`;
  const known = value === null ? `Not known ${of}` : `${formatNumber(value)} ${of}`;
  const amount = isPartial && value !== null ? `At least ${known}` : known;
  return (
    <div className={styles.share}>
      <span>{label}</span>
      <span className={styles.amount}>{amount}</span>
      <div className={styles.bar}>
        <ProgressBar
          value={Math.min(value ?? 0, target)}
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
  const entries = day.meals.flatMap((meal) => meal.entries);
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
          {NUTRIENTS.map(([key, label, unit]) => {
            const isPartial = entries.some(({ nutrition }) => nutrition[key] === null);
            return (
              <Share key={key} {...{ label, unit, isPartial }} value={total[key]} target={target[key]} />
            );
          })}
        </div>
        {entries.some(({ nutrition }) => nutrition.fibre === null || nutrition.sodium === null) && (
          <Text size="sm" tone="muted">
            Some of your entries don’t tell their fibre or sodium.
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
