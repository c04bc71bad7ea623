import type { Resolvers } from '../../generated/resolvers';
import { requireUser } from '../../lib/context';
import { inTransaction } from '../../lib/database/transactions';
import { BusinessError, notFound } from '../../lib/errors';
import { foreignSource } from '../../payments/hooks';
import { type CustomerDocument, findCustomer } from '../accounts';
import type { PaymentMethodsContext } from './context';
import { paymentMethodUsage } from './hooks';
import { requireSource } from './require-source';
import { type PaymentMethodView, savedMethodsOf } from './saved-methods';
import { MAX_SAVED_METHODS, pullPaymentMethod, savePaymentMethod, setDefaultMethod } from './store';

type SourceInput = { input: { stripe_source_id: string } };
type MethodsPayload = { payment_methods: PaymentMethodView[] };

async function listMethods(ctx: PaymentMethodsContext, userId: string): Promise<PaymentMethodView[]> {
  const customer = await findCustomer(ctx.db, userId);
  return customer ? savedMethodsOf(customer) : [];
}

/** Returns the signed-in user's saved methods; empty for a guest (section 7.h). */
const paymentMethods = (_root: unknown, _args: unknown, ctx: PaymentMethodsContext) =>
  ctx.user ? listMethods(ctx, ctx.user.id) : [];

/** Saves a payment method for later AutoDeliveries (section 2.17). @throws {BusinessError} NOT_FOUND, INVALID_INPUT, TOO_MANY_PAYMENT_METHODS */
async function paymentMethodsAdd(
  _root: unknown,
  { input }: SourceInput,
  ctx: PaymentMethodsContext,
): Promise<MethodsPayload> {
  const { id } = requireUser(ctx);
  const { stripe_source_id } = input;
  const [foreign] = await ctx.hooks.call(foreignSource, { sourceId: stripe_source_id, payer: id });
  if (foreign) throw notFound('Payment method');
  await requireSource(ctx, stripe_source_id, 'later');
  const details = await ctx.payments.details(stripe_source_id);
  if (!details) throw notFound('Payment method');
  await savePaymentMethod(ctx.db, id, { stripe_source_id, ...details }, { most: MAX_SAVED_METHODS });
  const payment_methods = await listMethods(ctx, id);
  if (!payment_methods.some((saved) => saved.stripe_source_id === stripe_source_id)) {
    throw new BusinessError('TOO_MANY_PAYMENT_METHODS');
  }
  return { payment_methods };
}

/** A method cannot be removed while AutoDeliveries are charged to it; the error names them (section 2.17). */
const inUse = (names: string[]) => new BusinessError('PAYMENT_METHOD_IN_USE', { autodeliveries: names });

/** Removes a saved payment method (section 2.17). @throws {BusinessError} NOT_FOUND, PAYMENT_METHOD_IN_USE */
async function paymentMethodsRemove(
  _root: unknown,
  { input }: SourceInput,
  ctx: PaymentMethodsContext,
): Promise<MethodsPayload> {
  const { id } = requireUser(ctx);
  await inTransaction(ctx, async (session) => {
    if (!(await pullPaymentMethod(ctx.db, id, input.stripe_source_id, session)))
      throw notFound('Payment method');
    const usages = await ctx.hooks.call(
      paymentMethodUsage,
      { userId: id, sourceId: input.stripe_source_id },
      session,
    );
    if (usages.length > 0) throw inUse(usages.flatMap(({ names }) => names));
  });
  return { payment_methods: await listMethods(ctx, id) };
}

/** Sets the default payment method (section 2.17). @throws {BusinessError} NOT_FOUND */
async function paymentMethodsSetDefault(
  _root: unknown,
  { input }: SourceInput,
  ctx: PaymentMethodsContext,
): Promise<MethodsPayload> {
  const { id } = requireUser(ctx);
  if (!(await setDefaultMethod(ctx.db, id, input.stripe_source_id))) throw notFound('Payment method');
  return { payment_methods: await listMethods(ctx, id) };
}

export const resolvers: Resolvers<PaymentMethodsContext> = {
  Query: { payment_methods: paymentMethods },
  Mutation: {
    payment_methods_add: paymentMethodsAdd,
    payment_methods_remove: paymentMethodsRemove,
    payment_methods_set_default: paymentMethodsSetDefault,
  },
  Me: { payment_methods: (customer: CustomerDocument) => savedMethodsOf(customer) },
};
