import { measurePoints } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { ButtonLink, Heading, Panel, Skeleton, Stack, Text } from '@saltbush/shared-ui/design/core';
import { useQuery } from '@tanstack/react-query';
import { type LogEntry, logQuery } from '../api/log';
import { formatMeasure, fullDay } from '../model/words';
import { MeasureChart } from './MeasureChart';
import styles from './WeightCard.module.css';

function Latest({ entries }: { entries: readonly LogEntry[] }) {
  const latest = entries.at(-1);
  if (!latest) {
    return (
      <Text>Note your weight now and then, and your waist if you like: only you and your doctor see it.</Text>
    );
  }
  const { day, weight_kg, waist_cm } = latest;
  return (
    <>
      <p className={styles.latest}>
        <strong>{formatMeasure('weight_kg', weight_kg)}</strong>
        <span>
          {waist_cm !== null && `Waist ${formatMeasure('waist_cm', waist_cm)}, `}
          {fullDay(day)}
        </span>
      </p>
      {entries.length > 1 && (
        <MeasureChart small measure="weight_kg" points={measurePoints(entries, 'weight_kg')} />
      )}
    </>
  );
}

/** The dashboard's card of the weight and waist log: the latest entry and the change since the first. */
export function WeightCard({ subscriptionId }: { subscriptionId: string }) {
  const { data, isError } = useQuery(logQuery(subscriptionId));
  return (
    <Panel>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Weight and waist
        </Heading>
        {data && <Latest entries={data.entries} />}
        {!data && !isError && <Skeleton height="12rem" />}
        {isError && <Text>We can’t show your entries here right now. They are safe.</Text>}
        <div>
          <ButtonLink variant="secondary" href={links.journey.weightLog()}>
            {data?.entries.length === 0 ? 'Add your first entry' : 'Open your log'}
          </ButtonLink>
        </div>
      </Stack>
    </Panel>
  );
}
