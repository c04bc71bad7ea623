import { cardErrors } from '@saltbush/contract';
import * as v from 'valibot';
import { checkedSchema } from '../form-kit/checked-schema';

/** Validates card fields by the contract's rules; valid values are sent only to the gateway. */
export const CardSchema = checkedSchema(
  { number: v.string(), expiry: v.string(), cvc: v.string() },
  cardErrors,
);
export type CardValues = v.InferOutput<typeof CardSchema>;
