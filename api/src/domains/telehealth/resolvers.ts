import { BOOKINGS, type BookingType, DEFAULT_STATE } from '@saltbush/contract';
import type { Resolvers } from '../../generated/resolvers';
import { livePrice } from '../catalogue';
import { bookingResolvers } from './bookings/resolvers';
import type { TelehealthContext } from './context';
import type { TelehealthServiceDocument } from './documents';
import { findService, listServices } from './store';

type Service = TelehealthServiceDocument;

const product = (service: Service, _args: unknown, ctx: TelehealthContext) =>
  ctx.loaders.product.load(service.product_id);

/** Returns the current fee in cents, by the hours of the default state; 0 while the product is off sale. */
async function price(service: Service, _args: unknown, ctx: TelehealthContext): Promise<number> {
  const sold = await ctx.loaders.product.load(service.product_id);
  if (sold?.status !== 'Active') return 0;
  return livePrice(sold, ctx.clock.now(), DEFAULT_STATE)?.value ?? 0;
}

export const resolvers: Resolvers<TelehealthContext> = {
  ...bookingResolvers,
  Query: {
    ...bookingResolvers.Query,
    telehealth_services: (_root: unknown, _args: unknown, ctx: TelehealthContext) => listServices(ctx.db),
    telehealth_service: (
      _root: unknown,
      args: { booking_type?: BookingType | null; slug?: string | null },
      ctx: TelehealthContext,
    ) => findService(ctx.db, args),
  },
  TelehealthService: {
    booking_type: (service: Service) => service._id,
    group: (service: Service) => BOOKINGS[service._id].group,
    button_label: (service: Service) => BOOKINGS[service._id].button,
    duration_minutes: (service: Service) => BOOKINGS[service._id].minutes,
    product,
    price,
  },
};
