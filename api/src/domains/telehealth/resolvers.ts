import { BOOKINGS, type BookingType, selectPrice } from '@saltbush/contract';
import type { Resolvers } from '../../generated/resolvers';
import { bookingResolvers } from './bookings/resolvers';
import { certificateResolvers } from './certificates/resolvers';
import type { TelehealthContext } from './context';
import type { TelehealthServiceDocument } from './documents';
import { scriptResolvers } from './scripts/resolvers';
import { findService, listServices } from './store';

type Service = TelehealthServiceDocument;

const product = (service: Service, _args: unknown, ctx: TelehealthContext) =>
  ctx.loaders.product.load(service.product_id);

/** Returns the fee of business hours in cents; 0 while the product is off sale. */
async function price(service: Service, _args: unknown, ctx: TelehealthContext): Promise<number> {
  const sold = await ctx.loaders.product.load(service.product_id);
  return sold?.status === 'Active' ? (selectPrice(sold.prices)?.value ?? 0) : 0;
}

/** Returns the fee after hours in cents; null if it is the same, or the product is off sale. */
async function afterHoursPrice(service: Service, args: unknown, ctx: TelehealthContext) {
  const sold = await ctx.loaders.product.load(service.product_id);
  if (sold?.status !== 'Active') return null;
  const late = selectPrice(sold.prices, { requested: 'afterhours' })?.value ?? 0;
  return late === (await price(service, args, ctx)) ? null : late;
}

export const resolvers: Resolvers<TelehealthContext> = {
  ...bookingResolvers,
  Query: {
    ...bookingResolvers.Query,
    ...certificateResolvers.Query,
    ...scriptResolvers.Query,
    telehealth_services: (_root: unknown, _args: unknown, ctx: TelehealthContext) => listServices(ctx.db),
    telehealth_service: (
      _root: unknown,
      args: { booking_type?: BookingType | null; slug?: string | null },
      ctx: TelehealthContext,
    ) => findService(ctx.db, args),
  },
  TelehealthBooking: {
    ...bookingResolvers.TelehealthBooking,
    has_certificate: certificateResolvers.hasCertificate,
    has_script: scriptResolvers.hasScript,
  },
  TelehealthService: {
    booking_type: (service: Service) => service._id,
    group: (service: Service) => BOOKINGS[service._id].group,
    button_label: (service: Service) => BOOKINGS[service._id].button,
    duration_minutes: (service: Service) => BOOKINGS[service._id].minutes,
    product,
    price,
    after_hours_price: afterHoursPrice,
  },
};
