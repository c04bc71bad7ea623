import { suburbName } from '@saltbush/contract';
import { Chip, Cluster, Text } from '@saltbush/shared-ui/design/core';
import { useFormContext } from 'react-hook-form';
import type { AddressValues } from './address-schema';
import { findPlace, usePlaces } from './places';

const MAX_SHOWN = 8;

/** Suggests the suburbs of the entered postcode until the suburb matches one; a click fills suburb and state. */
export function PlaceSuggestions() {
  const { watch, setValue } = useFormContext<AddressValues>();
  const [suburb, state, postcode] = watch(['suburb', 'state', 'postcode']);
  const places = usePlaces(postcode);
  if (places.length === 0 || findPlace(places, { suburb, state, postcode })) return null;
  return (
    <Cluster gap={2} role="group" aria-label={`Suburbs in ${postcode}`}>
      <Text size="sm" tone="muted">
        Suburbs in {postcode}:
      </Text>
      {places.slice(0, MAX_SHOWN).map((place) => (
        <Chip
          key={place.id}
          onSelect={() => {
            setValue('suburb', suburbName(place.suburb), { shouldValidate: true });
            setValue('state', place.state, { shouldValidate: true });
          }}
        >
          {suburbName(place.suburb)}
        </Chip>
      ))}
    </Cluster>
  );
}
