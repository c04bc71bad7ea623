import { Button, ProductCardAdd } from '@saltbush/shared-ui/design/core';
import type { FragmentModule, SlotProps, SlotRuntime } from '@saltbush/shared-ui/platform';

const fragment = <Props extends object>(Content: (props: Props) => React.ReactNode) =>
  Promise.resolve({ default: Content } as unknown as FragmentModule);

/** Stand-ins for other remotes' fragments, sized so that stories have a realistic layout. */
const FILLS: Record<string, Promise<FragmentModule>> = {
  'card.action': fragment(({ product }: SlotProps['card.action']) => (
    <ProductCardAdd title={product.title} onAdd={() => undefined} />
  )),
  'pdp.purchase': fragment(() => <Button block>Add to Cart</Button>),
  'pdp.telehealth': fragment(() => <Button block>See a doctor now</Button>),
};

/** The slots available in stories. */
export const storySlots: SlotRuntime = {
  fillsOf: (slot) => (slot in FILLS ? [{ remote: 'story', fragment: slot }] : []),
  load: ({ fragment: name }) =>
    FILLS[name] ?? Promise.reject(new Error(`No story fragment for slot ${name}`)),
  report: () => undefined,
};
