import { BOOKINGS, isBookingType, type ServiceIconName } from '@saltbush/contract';
import {
  ClipboardListIcon,
  LeafIcon,
  ScriptIcon,
  ShieldCheckIcon,
  StethoscopeIcon,
} from '@saltbush/shared-ui/design/icons';
import styles from './ServiceIcon.module.css';

const ICONS = {
  stethoscope: StethoscopeIcon,
  script: ScriptIcon,
  clipboard: ClipboardListIcon,
  shield: ShieldCheckIcon,
  leaf: LeafIcon,
} satisfies Record<ServiceIconName, unknown>;

/** The icon of a kind of service. */
export function ServiceIcon({ type }: { type: string }) {
  const Icon = isBookingType(type) ? ICONS[BOOKINGS[type].icon] : ICONS.stethoscope;
  return (
    <span className={styles.icon} aria-hidden="true">
      <Icon size={24} strokeWidth={1.75} />
    </span>
  );
}
