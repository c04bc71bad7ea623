import { Button, Text } from '@saltbush/shared-ui/design/core';
import styles from './Details.module.css';

interface DetailRowProps {
  label: string;
  value: string;
  /** The button's label, such as Change. */
  action: string;
  variant?: 'secondary' | 'danger';
  onAction: () => void;
}

/** A detail of the account with the button that changes it. */
export function DetailRow({ label, value, action, variant = 'secondary', onAction }: DetailRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.value}>
        <Text size="sm" tone="muted">
          {label}
        </Text>
        <Text>{value}</Text>
      </div>
      <Button size="sm" variant={variant} aria-label={`${action}: ${label}`} onClick={onAction}>
        {action}
      </Button>
    </li>
  );
}
