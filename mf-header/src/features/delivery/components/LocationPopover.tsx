import { Button } from '@saltbush/shared-ui/design/core';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './LocationPopover.module.css';

/** How long the popover stays open without interaction, in ms (section 9.c). */
export const HIDE_AFTER_MS = 30_000;

export interface LocationPopoverProps {
  onHide: () => void;
  /** Called when the user accepts the default location. */
  onAccept: () => void;
  onSetLocation: () => void;
}

/** Prompts for a delivery location. Hides after 30 s unless it is hovered or focused. */
export default function LocationPopover({ onHide, onAccept, onSetLocation }: LocationPopoverProps) {
  const [used, setUsed] = useState(false);
  const hide = useEffectEvent(onHide);
  useEffect(() => {
    if (used) return;
    const timer = setTimeout(() => hide(), HIDE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [used]);
  return (
    <section
      aria-label="Delivery location"
      className={styles.popover}
      onPointerEnter={() => setUsed(true)}
      onPointerLeave={() => setUsed(false)}
      onFocus={() => setUsed(true)}
      onBlur={() => setUsed(false)}
      onKeyDown={(event) => event.key === 'Escape' && onHide()}
    >
      <p className={styles.text}>Enter your postcode or suburb for accurate delivery options.</p>
      <div className={styles.actions}>
        <Button size="sm" variant="secondary" onClick={onAccept}>
          Got it
        </Button>
        <Button size="sm" onClick={onSetLocation}>
          Set location
        </Button>
      </div>
    </section>
  );
}
