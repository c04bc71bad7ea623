import { suburbAndPostcode, suburbName, toPostcodeSearchText } from '@saltbush/contract';
import { type Place, searchPlaces } from '@saltbush/shared-ui/address';
import { TextButton, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { Combobox } from '@saltbush/shared-ui/design/forms';
import { MapPinIcon } from '@saltbush/shared-ui/design/icons';
import { DEFAULT_PREFERENCE, setPreference, usePreference } from '@saltbush/shared-ui/platform';
import { useEffect, useRef, useState } from 'react';
import styles from './DeliverTo.module.css';

const toOption = (place: Place) => ({
  ...place,
  label: suburbAndPostcode(place),
  detail: place.state,
});

async function search(query: string, signal: AbortSignal) {
  return (await searchPlaces(query, signal)).map(toOption);
}

/** The cart's delivery location. Changing it updates the preferred location across the store. */
export function DeliverTo({ label = 'Delivering to' }: { label?: string }) {
  const stored = usePreference((state) => state.preference);
  const [isChanging, setIsChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  const { suburb, postcode, state } = stored ?? DEFAULT_PREFERENCE;

  useEffect(() => {
    if (wasChanging.current && !isChanging) change.current?.focus();
    wasChanging.current = isChanging;
  }, [isChanging]);

  const choose = ({ id, suburb, postcode, state }: Place) => {
    setPreference({ id, suburb, postcode, state });
    setIsChanging(false);
  };
  return (
    <div className={styles.place}>
      <p className={styles.now}>
        <MapPinIcon size={20} strokeWidth={1.75} />
        <span>
          {label}{' '}
          <strong>
            {suburbName(suburb)}, {state} {postcode}
          </strong>
        </span>
        <TextButton
          ref={change}
          className={styles.change}
          aria-expanded={isChanging}
          onClick={() => setIsChanging(!isChanging)}
        >
          {isChanging ? 'Cancel' : 'Change'}{' '}
          <VisuallyHidden>{isChanging ? 'changing the place' : 'the place'}</VisuallyHidden>
        </TextButton>
      </p>
      {isChanging && (
        <Combobox
          label="Suburb or postcode"
          placeholder="Surry Hills or 2010"
          search={search}
          onSelect={choose}
          clean={toPostcodeSearchText}
        />
      )}
    </div>
  );
}
