import { links } from '@saltbush/contract/links';
import {
  Button,
  ButtonLink,
  ProductCardAdd,
  useActionStatus,
  VisuallyHidden,
} from '@saltbush/shared-ui/design/core';
import {
  type CardProduct,
  errorMessage,
  getLocation,
  openOverlay,
  useSession,
} from '@saltbush/shared-ui/platform';
import { cardActionOf } from '../model/card-action';
import { sourceOf } from '../model/source';

/** How long the check icon stays visible, in ms (section 9.c). */
const CHECK_MS = 3000;

/** A listing renders many cards and most visits use none of the buttons, so the code loads on the first press. */
const loadAddItem = () => import(/* webpackChunkName: "add-item" */ '../../../shared/cart/api/add-item');

/** A card has no room for a message, so failures are shown as a toast. */
async function sayFailure(error: unknown): Promise<void> {
  const { toast } = await import('@saltbush/shared-ui/design/overlays');
  toast({ message: errorMessage(error), tone: 'error' });
}

function AddButton({ product, label }: { product: CardProduct; label: string }) {
  const { status, run } = useActionStatus({ successMs: CHECK_MS });
  const add = () =>
    run(async () => {
      const item = {
        product_id: String(product.id),
        quantity: 1,
        price_type: product.priceType,
        source: sourceOf(getLocation().pathname, 'card_add_button'),
      };
      try {
        const { addItem } = await loadAddItem();
        await addItem(item);
      } catch (error) {
        await sayFailure(error);
        throw error;
      }
    });
  return <ProductCardAdd title={product.title} label={label} status={status} onAdd={() => void add()} />;
}

/** The single full-width action of a product card (section 2.9). */
export function CardAction({ product }: { product: CardProduct }) {
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  const isImpersonated = useSession((state) => state.impersonation !== null);
  switch (cardActionOf(product, { isSignedIn, isImpersonated })) {
    case 'out-of-stock':
      return (
        <Button block variant="secondary" disabled>
          Out of stock
        </Button>
      );
    case 'sign-in':
      return (
        <Button block variant="secondary" onClick={() => openOverlay('auth', { mode: 'login' })}>
          Sign in to Purchase <VisuallyHidden>{product.title}</VisuallyHidden>
        </Button>
      );
    case 'view':
      return (
        <ButtonLink block variant="secondary" href={links.product(product.slug)}>
          View and Order <VisuallyHidden>{product.title}</VisuallyHidden>
        </ButtonLink>
      );
    case 'pre-order':
      return <AddButton product={product} label="Pre-order" />;
    case 'add':
      return <AddButton product={product} label="Add to cart" />;
  }
}
