import { type ReactNode, useState } from 'react';
import { FieldGroup } from '../Field/FieldGroup';
import { InlineMessage } from '../Message/InlineMessage';
import { TextButton } from '../TextLink/TextLink';
import styles from './LocationList.module.css';
import { LocationOption, type PickupLocation } from './LocationOption';

export interface LocationListProps {
  legend: string;
  name: string;
  /** Nearest first. */
  locations: readonly PickupLocation[];
  /** Id of the selected location; `null` while none is selected. */
  value: string | null;
  onChange: (id: string) => void;
  /** Number of locations above "Show all"; the selected one is always shown. */
  limit?: number;
  /** Plural noun for "Show all". */
  noun?: string;
  hint?: ReactNode;
  error?: string;
  /** Announced when a change of place leaves no location. */
  emptyText?: string;
  hideLegend?: boolean;
  id?: string;
  className?: string;
}

/** Nearby pharmacies without a map: name, address, distance and hours of each, one of which can be selected. */
export function LocationList(props: LocationListProps) {
  const { legend, name, locations, value, onChange, limit = 4, noun = 'pharmacies' } = props;
  const { hint, error, hideLegend, id, className } = props;
  const { emptyText = 'There is none near you. Try another postcode.' } = props;
  const [all, setAll] = useState(false);
  const shown = all ? locations : locations.filter((one, index) => index < limit || one.id === value);
  return (
    <FieldGroup {...{ legend, hint, error, hideLegend, id, className }}>
      {locations.length === 0 && (
        <InlineMessage tone="info" live>
          {emptyText}
        </InlineMessage>
      )}
      <ul className={styles.list}>
        {shown.map((location) => (
          <LocationOption
            key={location.id}
            location={location}
            name={name}
            checked={location.id === value}
            onChoose={() => onChange(location.id)}
          />
        ))}
      </ul>
      {(all || shown.length < locations.length) && locations.length > limit && (
        <TextButton className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${locations.length} ${noun}`}
        </TextButton>
      )}
    </FieldGroup>
  );
}
