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
  /** Suppresses the prompt while another header panel is open. */
  suppressPrompt?: boolean;
}

/** Shows the delivery location and opens the Delivery Options drawer. Prompts while no location is stored (section 2.8). */
export function LocationButton({ suppressPrompt = false }: LocationButtonProps) {
  const { status, preference } = usePreference();
  const [dismissed, setDismissed] = useState(false);
  const isPrompting = status === 'unset' && !dismissed && !suppressPrompt;
  const Popover = useLazyPart(popover, isPrompting);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** Dismisses the prompt, moving focus to the button if it was inside the prompt. */
  const dismiss = () => {
    if (container.current?.contains(document.activeElement)) button.current?.focus();
    setDismissed(true);
  };
  return (
    <div ref={container} className={styles.place}>
      <button ref={button} type="button" className={styles.button} aria-haspopup="dialog" onClick={openPanel}>
        <MapPinIcon className={styles.pin} size={20} strokeWidth={1.75} />
        <span className={styles.text}>
          <span className={styles.label}>Delivering to:</span>{' '}
          <span className={styles.value}>{preference ? suburbAndPostcode(preference) : 'Set location'}</span>
        </span>
        <ChevronDownIcon className={styles.arrow} size={16} strokeWidth={2} />
      </button>
      {Popover && (
        <Popover
          onHide={dismiss}
          onAccept={() => {
            dismiss();
            setPreference(DEFAULT_PREFERENCE);
          }}
          onSetLocation={() => {
            dismiss();
            openPanel();
          }}
        />
      )}
    </div>
  );
}
