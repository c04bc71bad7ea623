import { findAnyAutoDelivery } from '../store';
import { viewCharge } from './charge-view';
import { countCharges, listCharges, placeOf } from './list-charges';
import { mailAgain } from './mail-again';

/** The charges of AutoDeliveries, for the counter. */
export const autoDeliveryCharges = {
  ...{ list: listCharges, count: countCharges, view: viewCharge },
  ...{ find: findAnyAutoDelivery, mailAgain, placeOf },
};
