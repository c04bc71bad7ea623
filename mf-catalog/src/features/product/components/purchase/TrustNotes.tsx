import { isReturnable } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { brand } from '@saltbush/shared-ui/brand';
import { TextLink } from '@saltbush/shared-ui/design/core';
import { PhoneIcon, RotateCcwIcon } from '@saltbush/shared-ui/design/icons';
import type { Product } from '../../api/product';
import styles from './TrustNotes.module.css';

/** Returns and advice notes. The returns note is omitted for medicines and cold items, which do not come back (rule consent-08). */
export function TrustNotes({ product }: { product: Product }) {
  const { id, schedule, is_fridge: is_cold, is_pharmacy } = product;
  const isTakenBack = isReturnable({
    product_id: Number(id),
    schedule: schedule ?? '',
    is_cold,
    is_pharmacy,
  });
  return (
    <ul className={styles.notes}>
      {isTakenBack && (
        <li className={styles.note}>
          <RotateCcwIcon size={18} strokeWidth={1.75} />
          <span>
            Shop with confidence and enjoy <TextLink href={links.pages.returns()}>30 day returns</TextLink>.
          </span>
        </li>
      )}
      <li className={styles.note}>
        <PhoneIcon size={18} strokeWidth={1.75} />
        <span>
          Questions? Ask a pharmacist on{' '}
          <TextLink href={brand.contact.phone.href}>{brand.contact.phone.display}</TextLink>.
        </span>
      </li>
    </ul>
  );
}
