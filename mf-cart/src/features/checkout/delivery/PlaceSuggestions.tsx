import { Chip, Cluster, Text } from '@saltbush/shared-ui/design/core';
import type { UseFormReturn } from 'react-hook-form';
import { suburbName } from '../../../model/postcode-search';
import type { AddressValues } from './address-schema';
import { findPlace, usePlaces } from './use-places';

const MAX_SHOWN = 8;

/** Suburbs of the postcode that was typed, while the suburb is none of them: one press fills both fields. */
export function PlaceSuggestions({ form }: { form: UseFormReturn<AddressValues> }) {
  const [suburb, state, postcode] = form.watch(['suburb', 'state', 'postcode']);
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
            form.setValue('suburb', suburbName(place.suburb), { shouldValidate: true });
            form.setValue('state', place.state, { shouldValidate: true });
          }}
        >
          {suburbName(place.suburb)}
        </Chip>
      ))}
    </Cluster>
  );
}
