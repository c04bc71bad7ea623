import { cardErrors } from '@saltbush/contract';
import * as v from 'valibot';
import { checkedSchema } from '../form-kit/checked-schema';

/** Card fields by the contract's rules; what is right goes to the gateway, nowhere else. */
export const CardSchema = checkedSchema(
  { number: v.string(), expiry: v.string(), cvc: v.string() },
  cardErrors,
);
export type CardValues = v.InferOutput<typeof CardSchema>;
