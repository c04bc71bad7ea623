import type { ReactNode } from 'react';
import type { CartLine } from '../../../shared/cart/cart';
import { frequencyLabel, priceTypeLabel, scriptLabel } from '../model/line-labels';
import styles from './LineFacts.module.css';

/** Attributes of a line: price type, patient, script and AutoDelivery (section 2.15). */
export function LineFacts({ line, children }: { line: CartLine; children?: ReactNode }) {
  const price = priceTypeLabel(line.live_price_type);
  const script = scriptLabel(line);
  const { patient, frequency } = line;
  if (!price && !script && !patient && !frequency && !children) return null;
  return (
    <ul className={styles.facts}>
      {price && <li>{price}</li>}
      {patient && (
        <li>
          For {patient.first_name} {patient.last_name}
        </li>
      )}
      {script && <li>{script}</li>}
      {frequency && <li>{frequencyLabel(frequency)}</li>}
      {children}
    </ul>
  );
}
