import { suburbAndPostcode } from '@saltbush/contract';
import { ChevronDownIcon, MapPinIcon } from '@saltbush/shared-ui/design/icons';
import { DEFAULT_PREFERENCE, openOverlay, setPreference, usePreference } from '@saltbush/shared-ui/platform';
import { useRef, useState } from 'react';
import { lazyPart, useLazyPart } from '../../../shared/panels/lazy-part';
import styles from './LocationButton.module.css';
import type { LocationPopoverProps } from './LocationPopover';

const popover = lazyPart<LocationPopoverProps>(
  () => import(/* webpackChunkName: "location-popover" */ './LocationPopover'),
);

const openPanel = () => openOverlay('delivery-options', {});

interface LocationButtonProps {
  /** Something else of the header is open, over which no question is asked. */
  quiet?: boolean;
}

/** Says where deliveries go and opens the Delivery Options drawer; asks once while nothing is stored (section 2.8). */
export function LocationButton({ quiet = false }: LocationButtonProps) {
  const { status, preference } = usePreference();
  const [dismissed, setDismissed] = useState(false);
  const asks = status === 'unset' && !dismissed && !quiet;
  const Popover = useLazyPart(popover, asks);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** The question goes; a focus in it stays here. */
  const leave = () => {
    if (place.current?.contains(document.activeElement)) button.current?.focus();
    setDismissed(true);
  };
  return (
    <div ref={place} className={styles.place}>
      <button ref={button} type="button" className={styles.button} aria-haspopup="dialog" onClick={openPanel}>
        <MapPinIcon className={styles.pin} size={20} strokeWidth={1.75} />
        <span className={styles.words}>
          <span className={styles.label}>Delivering to:</span>{' '}
          <span className={styles.value}>{preference ? suburbAndPostcode(preference) : 'Set location'}</span>
        </span>
        <ChevronDownIcon className={styles.arrow} size={16} strokeWidth={2} />
      </button>
      {Popover && (
        <Popover
          onHide={leave}
          onAccept={() => {
            leave();
            setPreference(DEFAULT_PREFERENCE);
          }}
          onSetLocation={() => {
            leave();
            openPanel();
          }}
        />
      )}
    </div>
  );
}
