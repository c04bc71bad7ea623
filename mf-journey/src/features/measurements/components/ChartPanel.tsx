import { type MeasureName, measurePoints } from '@saltbush/contract';
import { Heading, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { SegmentedChoice } from '@saltbush/shared-ui/design/forms';
import { useState } from 'react';
import type { LogEntry } from '../api/log';
import { MEASURE_NAMES } from '../model/words';
import { MeasureChart } from './MeasureChart';

const isMeasure = (value: string): value is MeasureName => value === 'weight_kg' || value === 'waist_cm';

/** The chart of the log, of weight or waist. */
export function ChartPanel({ entries }: { entries: readonly LogEntry[] }) {
  const [measure, setMeasure] = useState<MeasureName>('weight_kg');
  const points = measurePoints(entries, measure);
  return (
    <Panel>
      <Stack gap={5}>
        <Heading level={2} size="md">
          {MEASURE_NAMES[measure]} over time
        </Heading>
        <SegmentedChoice
          legend="What the chart shows"
          hideLegend
          name="measure"
          value={measure}
          options={[
            { value: 'weight_kg', label: MEASURE_NAMES.weight_kg },
            { value: 'waist_cm', label: MEASURE_NAMES.waist_cm },
          ]}
          onChange={(value) => isMeasure(value) && setMeasure(value)}
        />
        <div aria-live="polite">
          {points.length > 0 && <MeasureChart measure={measure} points={points} />}
          {points.length === 0 && <Text>Once you note your waist, its chart shows up here.</Text>}
        </div>
        {measure === 'weight_kg' && (
          <Text size="sm" tone="muted">
            Weight goes up and down from day to day. What counts is where it goes over weeks.
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
