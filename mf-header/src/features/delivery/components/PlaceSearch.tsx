import { suburbName, toPostcodeSearchText } from '@saltbush/contract';
import { type Place, searchPlaces } from '@saltbush/shared-ui/address';
import { Combobox } from '@saltbush/shared-ui/design/forms';

const option = (place: Place) => ({
  ...place,
  label: `${place.postcode}, ${suburbName(place.suburb)}, ${place.state}`,
});

/** A combobox that finds a delivery location by postcode or suburb. */
export function PlaceSearch({ onChoose }: { onChoose: (place: Place) => void }) {
  return (
    <Combobox
      label="Postcode or suburb"
      name="place"
      placeholder="Try 2000 or Surry Hills"
      clean={toPostcodeSearchText}
      emptyText="No results found"
      search={async (query, signal) => (await searchPlaces(query, signal)).map(option)}
      onSelect={({ id, suburb, postcode, state }) => onChoose({ id, suburb, postcode, state })}
    />
  );
}
