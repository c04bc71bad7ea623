import { TextButton } from '@saltbush/shared-ui/design/core';
import { RadioGroup } from '@saltbush/shared-ui/design/forms';
import { useState } from 'react';
import type { CollectLocation } from '../../../model/cart';
import { suburbName } from '../../../model/postcode-search';

/** So many are enough to choose from; the rest is one press away. */
const FIRST = 4;

export function addressLine({ line_1, line_2, suburb, state, postcode }: CollectLocation['address']): string {
  const street = [line_1, line_2].filter(Boolean).join(', ');
  return `${street}, ${suburbName(suburb)} ${state} ${postcode}`;
}

interface CollectLocationsProps {
  locations: readonly CollectLocation[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** Pharmacies that hand orders over, nearest first, with distance and address. */
export function CollectLocations({ locations, chosenId, onChoose }: CollectLocationsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isChosenFar = locations.findIndex(({ id }) => id === chosenId) >= FIRST;
  const shown = showsAll || isChosenFar ? locations : locations.slice(0, FIRST);
  return (
    <div>
      <RadioGroup
        legend="Collect from"
        name="collect-location"
        options={shown.map((location) => ({
          value: location.id,
          label: location.name,
          hint: addressLine(location.address),
          aside: `${location.distance.toFixed(1)} km`,
        }))}
        value={chosenId}
        onChange={onChoose}
      />
      {shown.length < locations.length && (
        <TextButton onClick={() => setShowsAll(true)}>Show all {locations.length} pharmacies</TextButton>
      )}
    </div>
  );
}
