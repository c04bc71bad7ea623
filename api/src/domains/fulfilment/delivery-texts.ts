import { arrivalDays, DELIVERY_METHODS, formatMoney, type ShippingMethodId } from '@saltbush/contract';

/** As HTML. */
interface ArrivalTexts {
  /** Whole sentences. */
  info: string;
  /** One line for product pages. */
  pdp: string;
}

/** When each method arrives; from which total it is free, and the note about cold items, are added to it. */
const ARRIVALS: Readonly<Record<ShippingMethodId, ArrivalTexts>> = {
  'same-day': {
    info: 'Order before 1pm on a business day and it arrives by 9pm.',
    pdp: 'Order before 1pm on a business day, arrives by <strong>9pm</strong>',
  },
  express: {
    info: `Arrives in ${arrivalDays('express')}.`,
    pdp: `Arrives in <strong>${arrivalDays('express')}</strong>`,
  },
  standard: {
    info: `Arrives in ${arrivalDays('standard')}.`,
    pdp: `Arrives in <strong>${arrivalDays('standard')}</strong>`,
  },
  'click-and-collect': {
    info: 'Free. We tell you when your order is ready to collect.',
    pdp: '<strong>Free</strong> from a pharmacy near you',
  },
};

const COLD_NOTE = ' Cold items leave Monday to Wednesday.';

/** @returns what shoppers read about a method, as HTML. */
export function deliveryTexts(id: ShippingMethodId, { isCold }: { isCold: boolean }): ArrivalTexts {
  const { info, pdp } = ARRIVALS[id];
  const { freeFrom } = DELIVERY_METHODS[id];
  const total = freeFrom === null ? null : formatMoney(freeFrom);
  const free = total ? ` Free from ${total}.` : '';
  return {
    info: `<p>${info}${free}${isCold ? COLD_NOTE : ''}</p>`,
    pdp: total ? `${pdp}, free from ${total}` : pdp,
  };
}
