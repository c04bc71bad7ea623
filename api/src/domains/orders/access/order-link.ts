import { links } from '@saltbush/contract/links';
import type { BaseServices } from '../../../lib/context';
import type { OrderDocument } from '../documents';

export type LinkServices = Pick<BaseServices, 'signedLinks'> & {
  config: Pick<BaseServices['config'], 'publicOrigin'>;
};

/**
 * Returns the address of one order for a mail: it opens on any device, without signing in, for 30 days. The token is in
 * the fragment, which reaches no server and no referrer.
 */
export const orderAddress = (
  { signedLinks, config }: LinkServices,
  { _id }: Pick<OrderDocument, '_id'>,
): string => `${config.publicOrigin}${links.orderLookup()}#${signedLinks.sign('order', _id)}`;
