import { paymentMethodOf, WALLETS } from '@saltbush/contract';
import type { Db } from 'mongodb';
import { approvedForLess, type PaymentGateway, PaymentUnavailableError, unknownSource } from '../gateway';
import type {
  Authorisation,
  AuthoriseRequest,
  GatewayIntent,
  PaymentDetails,
  Verification,
} from '../gateway-messages';
import { EMBEDDED_METHODS } from './methods';
import type { SourceOutcome } from './source';
import * as store from './store';
import { TEST_WALLET, WALLET_DECLINED } from './wallet';

export const EMBEDDED_GATEWAY_PATH = '/api/gateway';
export const WALLET_SHEET = `${EMBEDDED_GATEWAY_PATH}/wallet`;

interface Dependencies {
  db: Db;
  now: () => Date;
  newId: () => string;
}

const START: Record<SourceOutcome, Pick<store.IntentDocument, 'status' | 'challenge'>> = {
  succeeds: { status: 'authorised', challenge: 'none' },
  declined: { status: 'declined', challenge: 'none' },
  three_d_secure: { status: 'requires_action', challenge: 'pending' },
};

const detailsOf = ({ brand, last4, exp_month, exp_year }: PaymentDetails): PaymentDetails => ({
  brand,
  last4,
  exp_month,
  exp_year,
});

function declined({ brand }: PaymentDetails): string {
  const { id } = paymentMethodOf(brand);
  return id === 'wallet' ? WALLET_DECLINED : EMBEDDED_METHODS[id].declined;
}

function toAuthorisation(intent: store.IntentDocument): Authorisation {
  const { _id: intentId } = intent;
  switch (intent.status) {
    case 'authorised':
    case 'captured':
      return { status: 'authorised', intentId, details: detailsOf(intent) };
    case 'requires_action':
      return {
        status: 'requires_action',
        intentId,
        challengeUrl: `${EMBEDDED_GATEWAY_PATH}/challenges/${intentId}`,
      };
    default:
      return { status: 'declined', intentId, message: intent.message ?? declined(intent) };
  }
}

/** The gateway of a shop without a payment provider: test payments only, stored in the shop's database. */
export function createEmbeddedGateway({ db, now, newId }: Dependencies): PaymentGateway {
  async function authorise(request: AuthoriseRequest): Promise<Authorisation> {
    const source = await store.useSource(db, request.sourceId, request.idempotencyKey);
    if (!source) {
      return { status: 'declined', intentId: null, message: unknownSource() };
    }
    if (source.most !== undefined && request.amount > source.most) {
      return { status: 'declined', intentId: null, message: approvedForLess() };
    }
    const intent = await store.insertIntentOnce(db, {
      _id: `pi_${newId()}`,
      idempotency_key: request.idempotencyKey,
      source_id: source._id,
      amount: request.amount,
      refunded: 0,
      refund_keys: [],
      ...START[source.outcome],
      ...detailsOf(source),
      message: source.outcome === 'declined' ? declined(source) : null,
      created_at: now(),
    });
    return toAuthorisation(intent);
  }

  async function verify(sourceId: string): Promise<Verification | null> {
    const source = await store.useSource(db, sourceId);
    if (!source) return null;
    return source.outcome === 'declined'
      ? { status: 'declined', message: declined(source) }
      : { status: 'verified', details: detailsOf(source) };
  }

  async function existing(intentId: string): Promise<store.IntentDocument> {
    const intent = await store.findIntent(db, intentId);
    if (!intent) throw new PaymentUnavailableError('The gateway does not know this payment.');
    return intent;
  }

  return {
    name: 'embedded',
    browserConfig: () => ({
      name: 'embedded',
      tokens_url: `${EMBEDDED_GATEWAY_PATH}/tokens`,
      publishable_key: null,
      wallets: [{ id: TEST_WALLET, name: WALLETS[TEST_WALLET]?.label ?? '', sheet_url: WALLET_SHEET }],
    }),
    async details(sourceId) {
      const source = await store.useSource(db, sourceId);
      return source && detailsOf(source);
    },
    verify,
    authorise,
    async confirm(intentId) {
      const intent = await existing(intentId);
      if (intent.status === 'requires_action' && intent.challenge === 'passed') {
        await store.moveIntent(db, intentId, ['requires_action'], { status: 'authorised' });
        return toAuthorisation(await existing(intentId));
      }
      return toAuthorisation(intent);
    },
    async capture(intentId) {
      if (await store.moveIntent(db, intentId, ['authorised'], { status: 'captured' })) return;
      const { status } = await existing(intentId);
      if (status !== 'captured' && status !== 'refunded') {
        throw new PaymentUnavailableError(`A payment that is ${status} cannot be captured.`);
      }
    },
    async release(intentId) {
      await store.moveIntent(db, intentId, ['authorised', 'requires_action'], { status: 'released' });
    },
    refund: (intentId, amount, key) => store.addRefund(db, intentId, amount, key),
    async find(key): Promise<GatewayIntent | null> {
      const intent = await store.findIntentByKey(db, key);
      return intent && { intentId: intent._id, amount: intent.amount, status: intent.status };
    },
  };
}
