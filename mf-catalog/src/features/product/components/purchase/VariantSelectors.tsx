import { links } from '@saltbush/contract/links';
import { navigate } from '@saltbush/shared-ui/platform';
import { SelectMenu } from '../../../../shared/select-menu/SelectMenu';
import type { Product } from '../../api/product';
import { MAX_PILLS, type VariantSelection, variantSelections } from '../../model/variants';
import styles from './VariantSelectors.module.css';

function Pills({ selection }: { selection: VariantSelection }) {
  const { title, current, choices } = selection;
  return (
    <nav className={styles.group} aria-label={title}>
      <p className={styles.title}>
        {title}: <strong>{current}</strong>
      </p>
      <ul className={styles.pills}>
        {choices.map(({ slug, label, isCurrent, isOutOfStock }) => (
          <li key={slug}>
            <a
              className={styles.pill}
              href={links.product(slug)}
              aria-current={isCurrent ? 'true' : undefined}
              data-out-of-stock={isOutOfStock || undefined}
            >
              {label}
              {isOutOfStock && <span className={styles.note}> (out of stock)</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Dropdown({ selection }: { selection: VariantSelection }) {
  const { title, choices } = selection;
  const value = choices.find(({ isCurrent }) => isCurrent)?.slug ?? '';
  return (
    <SelectMenu
      label={title}
      value={value}
      options={choices.map(({ slug, label, isOutOfStock }) => ({
        value: slug,
        label: isOutOfStock ? `${label} (out of stock)` : label,
      }))}
      onChange={(slug) => navigate(links.product(slug), { keepScroll: true })}
    />
  );
}

/** Selectors for size, colour, flavour, brand, format and fragrance: pills, or a dropdown for more than 3 choices. */
export function VariantSelectors({ product }: { product: Product }) {
  return variantSelections(product).map((selection) =>
    selection.choices.length > MAX_PILLS ? (
      <Dropdown key={selection.axis} selection={selection} />
    ) : (
      <Pills key={selection.axis} selection={selection} />
    ),
  );
}
