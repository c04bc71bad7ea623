import { Heading, IconButton, Text, VisuallyHidden } from '@saltbush/shared-ui/design/core';
import { XIcon } from '@saltbush/shared-ui/design/icons';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useState } from 'react';
import type { CardFieldsFragment } from '../../../generated/gql/graphql';
import { productsByIdQuery } from '../../../shared/cards/api/products-by-id';
import { isPromotable } from '../../../shared/cards/promotable';
import { FavouriteButton } from '../../../shared/favourites/FavouriteButton';
import { useKeptFocus } from '../../../shared/favourites/use-kept-focus';
import { useForgottenViews } from '../model/use-shopper-history';
import { ProductsRow } from './ProductsRow';

const TITLE = 'Recently viewed';
const SHOWN = 12;

const Forget = createContext<(product: CardFieldsFragment) => void>(() => undefined);

function Corner({ product }: { product: CardFieldsFragment }) {
  const forget = useContext(Forget);
  return (
    <>
      <IconButton
        icon={XIcon}
        variant="outline"
        label={`Remove ${product.title} from recently viewed`}
        onClick={() => forget(product)}
      />
      <FavouriteButton product={product} />
    </>
  );
}

/** The products that the shopper viewed, each of which can be removed from them (section 7.d). */
export function ViewedRow({ ids }: { ids: readonly string[] }) {
  const { forgotten, forget } = useForgottenViews();
  const [said, setSaid] = useState('');
  // All are asked for once: a product that is removed is replaced by none, and the row does not load again.
  const [asked] = useState(() => ids.slice(0, SHOWN));
  const query = useQuery({
    ...productsByIdQuery(asked),
    enabled: asked.length > 0,
    select: (cards) => cards.filter((card) => isPromotable(card) && !forgotten.includes(card.id)),
  });
  const count = query.data?.length ?? 0;
  const headRef = useKeptFocus<HTMLDivElement>(count);
  return (
    <Forget.Provider
      value={({ id, title }) => {
        forget(id);
        setSaid(`${title} was removed from recently viewed.`);
      }}
    >
      {forgotten.length > 0 && count === 0 ? (
        <div ref={headRef} tabIndex={-1}>
          <Heading level={2}>{TITLE}</Heading>
          <Text tone="muted">You have removed everything shown here.</Text>
        </div>
      ) : (
        <ProductsRow title={TITLE} query={query} corner={Corner} headRef={headRef} />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Forget.Provider>
  );
}
