import { paymentMissing } from '@saltbush/contract';
import * as v from 'valibot';
import { readCard } from './cards';
import { type ReadSource, SourceError } from './source';

const CardBody = v.object({
  number: v.pipe(v.string(), v.maxLength(40)),
  exp_month: v.number(),
  exp_year: v.number(),
  cvc: v.pipe(v.string(), v.maxLength(8)),
});

/**
 * Reads the body of a card form.
 * @throws {SourceError} with a message for the shopper
 */
export function readCardBody(body: unknown, now: Date): ReadSource {
  const card = v.safeParse(CardBody, body);
  if (!card.success) throw new SourceError(paymentMissing(), 'number', true);
  return readCard(card.output, now);
}
