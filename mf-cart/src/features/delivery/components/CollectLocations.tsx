import { suburbName } from '@saltbush/contract';
import { LocationList } from '@saltbush/shared-ui/design/forms';
import type { CollectLocation } from '../../../shared/cart/cart';
import { readinessLine } from '../model/readiness';

export function addressLine({ line_1, line_2, suburb, state, postcode }: CollectLocation['address']): string {
  const street = [line_1, line_2].filter(Boolean).join(', ');
  return `${street}, ${suburbName(suburb)} ${state} ${postcode}`;
}

interface CollectLocationsProps {
  locations: readonly CollectLocation[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** Collection pharmacies, nearest first, with distance, address, hours and when the cart is ready there. */
export function CollectLocations({ locations, chosenId, onChoose }: CollectLocationsProps) {
  return (
    <LocationList
      legend="Collect from"
      name="collect-location"
      locations={locations.map(
        ({ id, name, address, distance, readiness, opening_status, opening_hours }) => ({
          id,
          name,
          address: addressLine(address),
          distanceKm: distance,
          readiness: readinessLine(readiness) ?? undefined,
          openingStatus: opening_status ?? undefined,
          hours: opening_hours,
        }),
      )}
      value={chosenId}
      onChange={onChoose}
      emptyText="No pharmacy to collect from is near this place. Choose another place, or have your order delivered."
    />
  );
}
