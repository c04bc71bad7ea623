import type { Resolvers } from '../../generated/resolvers';
import { requireUser } from '../../lib/context';
import { BusinessError, notFound } from '../../lib/errors';
import { type CustomerDocument, findCustomer } from '../accounts';
import { cardsOf, type PaymentMethodView } from './cards';
import type { PaymentMethodsContext } from './context';
import { cardUsage } from './hooks';
import { addCard, pullCard, setDefaultCard } from './store';

/** Maximum cards per user; limits the size of the document. */
const MAX_CARDS = 20;

type CardInput = { input: { stripe_source_id: string } };
type CardsPayload = { payment_methods: PaymentMethodView[] };

async function listCards(ctx: PaymentMethodsContext, userId: string): Promise<PaymentMethodView[]> {
  const customer = await findCustomer(ctx.db, userId);
  return customer ? cardsOf(customer) : [];
}

/** Returns the signed-in user's cards; empty for a guest (section 7.h). */
const paymentMethods = (_root: unknown, _args: unknown, ctx: PaymentMethodsContext) =>
  ctx.user ? listCards(ctx, ctx.user.id) : [];

/** Saves a card for later AutoDeliveries (section 2.17). @throws {BusinessError} NOT_FOUND, TOO_MANY_PAYMENT_METHODS */
async function paymentMethodsAdd(
  _root: unknown,
  { input }: CardInput,
  ctx: PaymentMethodsContext,
): Promise<CardsPayload> {
  const { id } = requireUser(ctx);
  const { stripe_source_id } = input;
  const card = await ctx.payments.card(stripe_source_id);
  if (!card) throw notFound('Payment method');
  await addCard(ctx.db, id, { stripe_source_id, ...card }, { most: MAX_CARDS });
  const payment_methods = await listCards(ctx, id);
  if (!payment_methods.some((saved) => saved.stripe_source_id === stripe_source_id)) {
    throw new BusinessError('TOO_MANY_PAYMENT_METHODS');
  }
  return { payment_methods };
}

/** The card cannot be removed while AutoDeliveries are charged to it; the error names them (section 2.17). */
const inUse = (names: string[]) => new BusinessError('PAYMENT_METHOD_IN_USE', { autodeliveries: names });

/** Removes a saved card (section 2.17). @throws {BusinessError} NOT_FOUND, PAYMENT_METHOD_IN_USE */
async function paymentMethodsRemove(
  _root: unknown,
  { input }: CardInput,
  ctx: PaymentMethodsContext,
): Promise<CardsPayload> {
  const { id } = requireUser(ctx);
  await ctx.client.withSession((session) =>
    session.withTransaction(async () => {
      if (!(await pullCard(ctx.db, id, input.stripe_source_id, session))) throw notFound('Payment method');
      const usages = await ctx.hooks.call(
        cardUsage,
        { userId: id, sourceId: input.stripe_source_id },
        session,
      );
      if (usages.length > 0) throw inUse(usages.flatMap(({ names }) => names));
    }),
  );
  return { payment_methods: await listCards(ctx, id) };
}

/** Sets the default card (section 2.17). @throws {BusinessError} NOT_FOUND */
async function paymentMethodsSetDefault(
  _root: unknown,
  { input }: CardInput,
  ctx: PaymentMethodsContext,
): Promise<CardsPayload> {
  const { id } = requireUser(ctx);
  if (!(await setDefaultCard(ctx.db, id, input.stripe_source_id))) throw notFound('Payment method');
  return { payment_methods: await listCards(ctx, id) };
}

export const resolvers: Resolvers<PaymentMethodsContext> = {
  Query: { payment_methods: paymentMethods },
  Mutation: {
    payment_methods_add: paymentMethodsAdd,
    payment_methods_remove: paymentMethodsRemove,
    payment_methods_set_default: paymentMethodsSetDefault,
  },
  Me: { payment_methods: (customer: CustomerDocument) => cardsOf(customer) },
};
