import { Text } from '@saltbush/shared-ui/design/core';
import type { Product } from '../api/product';
import styles from './LabelFacts.module.css';

/** What one dose holds, ingredient by ingredient. */
export function DoseTable({ dose }: { dose: NonNullable<Product['dose']> }) {
  return (
    <>
      <table className={styles.dose}>
        <caption className={styles.caption}>{dose.title}</caption>
        <tbody>
          {dose.rows.map(({ name, amount }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{amount ?? 'Amount on the pack'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {dose.rest && <Text>{dose.rest}</Text>}
    </>
  );
}
