import { Banner, Button, useActionStatus, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { FieldWithButton, TextField } from '@saltbush/shared-ui/design/forms';
import { errorMessage } from '@saltbush/shared-ui/platform';
import { type FormEvent, useState } from 'react';
import { type ChosenProduct, findProducts } from './api/find-products';
import styles from './ProductFinder.module.css';

interface ProductFinderProps {
  label: string;
  /** Ids of what is chosen already. */
  chosen: readonly string[];
  error?: string;
  onChoose: (product: ChosenProduct) => void;
}

interface FoundProps extends Pick<ProductFinderProps, 'chosen' | 'onChoose'> {
  found: readonly ChosenProduct[];
}

interface AddButtonProps extends Pick<ProductFinderProps, 'onChoose'> {
  product: ChosenProduct;
  isChosen: boolean;
}

/** Stays where it is once the product is chosen, so that the focus does. */
const AddButton = ({ product, isChosen, onChoose }: AddButtonProps) => (
  <Button
    size="sm"
    variant={isChosen ? 'quiet' : 'secondary'}
    aria-disabled={isChosen}
    onClick={() => isChosen || onChoose(product)}
  >
    {isChosen ? 'Added' : 'Add'}
    <VisuallyHidden> {product.name}</VisuallyHidden>
  </Button>
);

const Found = ({ found, chosen, onChoose }: FoundProps) => (
  <ul className={styles.found}>
    {found.map((product) => (
      <li key={product.id}>
        <span>
          {product.name} <span className={styles.muted}>{product.code}</span>
        </span>
        <AddButton product={product} isChosen={chosen.includes(product.id)} onChoose={onChoose} />
      </li>
    ))}
  </ul>
);

/** Finds products by words or code, to choose some of them. */
export function ProductFinder({ label, chosen, error, onChoose }: ProductFinderProps) {
  const [found, setFound] = useState<ChosenProduct[] | null>(null);
  const { status, run, failure } = useActionStatus({ successMs: 0 });
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    if (words !== '') void run(async () => setFound(await findProducts(words)));
  };
  return (
    <search className={styles.form} aria-label={label}>
      <form noValidate onSubmit={find}>
        <FieldWithButton>
          <TextField label={label} name="search" autoComplete="off" maxLength={80} error={error} />
          <Button type="submit" variant="secondary" status={status}>
            Find
          </Button>
        </FieldWithButton>
      </form>
      {failure !== null && (
        <Banner tone="error" live>
          {errorMessage(failure)}
        </Banner>
      )}
      <div aria-live="polite">{found?.length === 0 && 'No product on sale matches.'}</div>
      {found && <Found {...{ found, chosen, onChoose }} />}
    </search>
  );
}
