import {
  ClipboardListIcon,
  LeafIcon,
  ScriptIcon,
  ShieldCheckIcon,
  StethoscopeIcon,
} from '@saltbush/shared-ui/design/icons';
import styles from './ServiceIcon.module.css';

const ICONS = {
  Consult: StethoscopeIcon,
  Online: ScriptIcon,
  Med: ClipboardListIcon,
  CovidAntiviral: ShieldCheckIcon,
  SmokingCessation: LeafIcon,
};

/** What a kind of service looks like at a glance. */
export function ServiceIcon({ group }: { group: string }) {
  const Icon = ICONS[group as keyof typeof ICONS] ?? StethoscopeIcon;
  return (
    <span className={styles.icon} aria-hidden="true">
      <Icon size={24} strokeWidth={1.75} />
    </span>
  );
}
