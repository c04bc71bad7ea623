import { paymentMissing } from '@saltbush/contract';
import type { Resolvers } from '../../generated/resolvers';
import { requireUser } from '../../lib/context';
import { inTransaction } from '../../lib/database/transactions';
import { BusinessError, invalidInput, notFound } from '../../lib/errors';
import { countPayment } from '../../payments/count-payment';
import { PaymentUnavailableError } from '../../payments/gateway';
import { foreignSource } from '../../payments/hooks';
import { type CustomerDocument, findCustomer } from '../accounts';
import type { PaymentMethodsContext } from './context';
import { paymentMethodUsage } from './hooks';
import { type ProvenMethod, verifiedMethod } from './proven-method';
import { type PaymentMethodView, savedMethodsOf } from './saved-methods';
import { sourceField } from './source-field';
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

/** Asks the bank about a method. @throws {BusinessError} as `verifiedMethod`; RATE_LIMITED, PAYMENT_UNAVAILABLE */
async function verify(ctx: PaymentMethodsContext, userId: string, sourceId: string): Promise<ProvenMethod> {
  await countPayment(ctx, userId);
  try {
    return await verifiedMethod(ctx, sourceId);
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    ctx.log.error({ err: error }, 'The payment gateway is unavailable');
    throw new BusinessError('PAYMENT_UNAVAILABLE');
  }
}

/**
 * Saves a payment method for later charges once its bank has verified it; a declined one is not kept (section 2.17).
 * @throws {BusinessError} NOT_FOUND, INVALID_INPUT, PAYMENT_DECLINED, PAYMENT_UNAVAILABLE, TOO_MANY_PAYMENT_METHODS
 */
async function paymentMethodsAdd(
  _root: unknown,
  { input }: SourceInput,
  ctx: PaymentMethodsContext,
): Promise<MethodsPayload> {
  const { id } = requireUser(ctx);
  const { stripe_source_id } = input;
  const [foreign] = await ctx.hooks.call(foreignSource, { sourceId: stripe_source_id, payer: id });
  if (foreign) throw notFound('Payment method');
  if (!stripe_source_id) throw invalidInput(sourceField(paymentMissing()));
  const method = await verify(ctx, id, stripe_source_id);
  await savePaymentMethod(ctx.db, id, method, { most: MAX_SAVED_METHODS });
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
