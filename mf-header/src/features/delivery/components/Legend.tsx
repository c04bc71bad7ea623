import { ExpressIcon, SameDayIcon, StandardIcon } from '@saltbush/shared-ui/design/icons';
import styles from './DeliveryOptions.module.css';

const KINDS = [
  { name: 'Same Day', Icon: SameDayIcon },
  { name: 'Express', Icon: ExpressIcon },
  { name: 'Standard', Icon: StandardIcon },
];

/** The three delivery types and their icons. */
export function Legend() {
  return (
    <ul className={styles.legend} aria-label="Delivery types">
      {KINDS.map(({ name, Icon }) => (
        <li key={name} className={styles.kind}>
          <Icon size={22} strokeWidth={1.75} />
          {name}
        </li>
      ))}
    </ul>
  );
}
