import { Price, ProductImage } from '@saltbush/shared-ui/design/core';
import { sendSearchClick } from '@saltbush/shared-ui/platform';
import { highlight } from '../model/highlight';
import type { ProductHit } from '../model/product-hit';
import styles from './PanelOptions.module.css';
import type { OptionProps } from './SuggestionOptions';

function ProductOption({ hit, active }: OptionProps & { hit: ProductHit }) {
  const { objectID, queryID, index } = hit;
  const id = `product-${objectID}`;
  const follow = () => {
    if (queryID) sendSearchClick({ objectID, queryID, index });
  };
  return (
    <a
      role="option"
      id={id}
      href={hit.url}
      tabIndex={-1}
      aria-selected={active === id}
      className={styles.product}
      onClick={follow}
    >
      <ProductImage src={hit.image} alt="" size={64} className={styles.picture} />
      <span className={styles.text}>
        <span className={styles.brand}>{hit.brand}</span>
        <span className={styles.name}>{highlight(hit.highlighted)}</span>
        <Price
          cents={hit.price}
          rrpCents={hit.rrp}
          originalCents={hit.listPrice}
          priceType={hit.priceType}
          schedule={hit.schedule}
          restricted={hit.isRestricted}
          from={hit.isTelehealth}
          size="sm"
        />
      </span>
    </a>
  );
}

/** Product results. Following one sends a click event to the search service. */
export function ProductOptions({
  title,
  products,
  ...option
}: OptionProps & { title: string; products: readonly ProductHit[] }) {
  return (
    <div className={styles.section}>
      <div className={styles.title} aria-hidden="true">
        {title}
      </div>
      {products.length === 0 && <div className={styles.none}>No products found</div>}
      {products.length > 0 && (
        <fieldset aria-label={title} className={styles.products}>
          {products.map((hit) => (
            <ProductOption key={hit.objectID} hit={hit} {...option} />
          ))}
        </fieldset>
      )}
    </div>
  );
}
