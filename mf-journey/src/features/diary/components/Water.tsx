import { MAX_WATER_ML } from '@saltbush/contract';
import {
  Button,
  Cluster,
  Heading,
  InlineMessage,
  Panel,
  Stack,
  Text,
  TextButton,
} from '@saltbush/shared-ui/design/core';
import { DropletIcon, PlusIcon } from '@saltbush/shared-ui/design/icons';
import { ProgressBar } from '@saltbush/shared-ui/design/orders';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { useRef } from 'react';
import type { DiaryDay } from '../api/diary-day';
import { setWater } from '../api/set-water';
import { formatNumber } from '../model/format-diary';
import { useDiaryChange } from '../model/use-diary-change';

/** Size of a glass in millilitres. */
const GLASS_ML = 250;

/** Tracks a day's water intake glass by glass. */
export function Water({ day }: { day: DiaryDay }) {
  const change = useDiaryChange(setWater);
  const addButton = useRef<HTMLButtonElement>(null);
  const water = change.isPending ? change.variables.water_ml : day.water_ml;
  const target = day.target.water_ml;
  const amount = `${formatNumber(water)} of ${formatNumber(target)} ml`;
  const set = (water_ml: number) =>
    change.mutate({ day: day.day, water_ml: Math.min(MAX_WATER_ML, Math.max(0, water_ml)) });
  const removeGlass = () => {
    // Removing the last glass hides this button; move focus before it is lost.
    if (water <= GLASS_ML) addButton.current?.focus();
    set(water - GLASS_ML);
  };
  return (
    <Panel ground="sky-soft">
      <Stack gap={4}>
        <Cluster gap={2}>
          <DropletIcon size={22} strokeWidth={1.75} />
          <Heading level={3} size="md">
            Water
          </Heading>
        </Cluster>
        <Text>{amount}</Text>
        <ProgressBar value={Math.min(water, target)} max={Math.max(1, target)} label={`Water: ${amount}`} />
        <Cluster gap={4}>
          <Button
            ref={addButton}
            variant="secondary"
            size="sm"
            icon={PlusIcon}
            onClick={() => set(water + GLASS_ML)}
          >
            Add a glass
          </Button>
          {water > 0 && <TextButton onClick={removeGlass}>Remove a glass</TextButton>}
        </Cluster>
        {change.error && <InlineMessage tone="error">{errorMessage(change.error)}</InlineMessage>}
      </Stack>
    </Panel>
  );
}
