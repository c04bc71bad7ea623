import { suburbAndPostcode } from '@saltbush/contract';
import { TextButton } from '@saltbush/shared-ui/design/core';
import { MapPinIcon, RotateCcwIcon } from '@saltbush/shared-ui/design/icons';
import { setPreference, usePreference } from '@saltbush/shared-ui/platform';
import { useState } from 'react';
import styles from './DeliveryOptions.module.css';
import { Legend } from './Legend';
import { PlaceSearch } from './PlaceSearch';
import { ShippingMethods } from './ShippingMethods';

/** Lets the user choose a delivery location and lists the shipping methods available there (section 2.8). */
export function DeliveryOptions() {
  const preference = usePreference((state) => state.preference);
  const [isChanging, setIsChanging] = useState(false);
  const place = isChanging ? null : preference;
  return (
    <div className={styles.options}>
      <Legend />
      {!place && (
        <PlaceSearch
          onChoose={(chosen) => {
            setPreference(chosen);
            setIsChanging(false);
          }}
        />
      )}
      {place && (
        <>
          <div className={styles.summary}>
            <MapPinIcon size={22} strokeWidth={1.75} />
            <p className={styles.place} role="status">
              Your postcode: <strong>{suburbAndPostcode(place)}</strong>
            </p>
            <TextButton onClick={() => setIsChanging(true)}>Change</TextButton>
          </div>
          <ShippingMethods key={place.postcode} postcode={place.postcode} />
        </>
      )}
      <p className={styles.returns}>
        <RotateCcwIcon size={20} strokeWidth={1.75} />
        Shop with confidence and enjoy 30 day returns.
      </p>
    </div>
  );
}
