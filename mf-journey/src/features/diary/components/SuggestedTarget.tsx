import type { Activity, FoodTarget } from '@saltbush/contract';
import { Button, Cluster, Panel, Stack, Text } from '@saltbush/shared-ui/design/core';
import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type SuggestedTarget as Suggested, suggestedTargetQuery } from '../api/suggested-target';
import { formatNumber, longDay } from '../model/format-diary';

const LEVELS: Readonly<Record<Activity, string>> = {
  sitting: 'I mostly sit',
  walking: 'I walk a bit on most days',
  active: 'I am on my feet, or exercise on most days',
};

function basis({ first_name, weight_kg, weighed_on, height_cm, age }: Suggested): string {
  const weighed = weighed_on ? `, as you noted on ${longDay(weighed_on)}` : '';
  return `For ${first_name}, from ${weight_kg} kg${weighed}, ${height_cm} cm and ${age} years.`;
}

interface SuggestedTargetProps {
  /** Fills the form in. Nothing is saved by it. */
  onTake: (target: FoodTarget) => void;
}

/** Suggests a daily target from what the member's program knows of them (rule health-62); nothing without a program. */
export function SuggestedTarget({ onTake }: SuggestedTargetProps) {
  const { data: suggested } = useQuery(suggestedTargetQuery);
  const [activity, setActivity] = useState<Activity>('sitting');
  const [isTaken, setTaken] = useState(false);
  if (!suggested) return null;
  const chosen = suggested.suggestions.find((one) => one.activity === activity)?.target;
  return (
    <Panel>
      <Stack gap={4} align="start">
        <RadioGroup
          legend="Suggested for you"
          name="activity"
          options={suggested.suggestions.map(({ activity: value }) => ({ value, label: LEVELS[value] }))}
          value={activity}
          onChange={(value) => {
            setActivity(value as Activity);
            setTaken(false);
          }}
        />
        <Text size="sm" tone="muted">
          {basis(suggested)} What your body uses, less 2,000 kJ a day if you are above the healthy range, and
          never less than it uses at rest. By the Mifflin–St Jeor equation and Australia’s Nutrient Reference
          Values: a start, not medical advice.
        </Text>
        <Cluster gap={3}>
          {chosen && (
            <Button
              variant="secondary"
              onClick={() => {
                onTake(chosen);
                setTaken(true);
              }}
            >
              Fill in {formatNumber(chosen.kilojoules)} kJ and the rest
            </Button>
          )}
          <div role="status">{isTaken && <Text size="sm">Filled in below. Save to use it.</Text>}</div>
        </Cluster>
      </Stack>
    </Panel>
  );
}
