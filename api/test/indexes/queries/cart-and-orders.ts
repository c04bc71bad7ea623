import * as charges from '../../../src/domains/autodelivery/charges/list-charges';
import * as autodelivery from '../../../src/domains/autodelivery/store';
import * as cart from '../../../src/domains/cart/store';
import * as fulfilment from '../../../src/domains/fulfilment/store';
import { suggestPostcodes } from '../../../src/domains/fulfilment/suggest-postcodes';
import * as packingStore from '../../../src/domains/orders/packing/packing-store';
import * as refunds from '../../../src/domains/orders/refunds/refund-store';
import * as returns from '../../../src/domains/orders/returns/list-returns';
import * as scripts from '../../../src/domains/orders/scripts/list-scripts';
import * as scriptStore from '../../../src/domains/orders/scripts/script-store';
import * as ordersStaff from '../../../src/domains/orders/staff-store';
import * as orders from '../../../src/domains/orders/store';
import * as paymentMethods from '../../../src/domains/payment-methods/store';
import * as attempts from '../../../src/payments/attempts';
import * as gateway from '../../../src/payments/embedded/store';
import { NOW, type QueryGroup } from './query-group';

const ADDRESS = {
  first_name: 'a',
  last_name: 'b',
  address_1: '1 Main Street',
  address_2: '',
  suburb: 'SYDNEY',
  state: 'NSW',
  postcode: '2000',
  phone: '',
} as const;

const PLACE = { at: NOW, _id: 'a' };

const ORDER = {
  ...{ _id: 'o', state: 'placed', user_id: 'u', email: 'e', first_name: 'a', last_name: 'b' },
  ...{ shipping_address: null, items: [], tracking: null },
} as const;

export const cartAndOrdersQueries: QueryGroup = {
  ensureIndexes: [
    attempts.ensureIndexes,
    autodelivery.ensureIndexes,
    cart.ensureIndexes,
    fulfilment.ensureIndexes,
    gateway.ensureIndexes,
    orders.ensureIndexes,
    paymentMethods.ensureIndexes,
  ],
  queries: {
    'cart.findCart': ({ db }) => cart.findCart(db, 'c', 'u'),
    'cart.findUserCart': ({ db }) => cart.findUserCart(db, 'u'),
    'cart.writeCart': ({ db }) =>
      cart.writeCart(db, { _id: 'c', version: 1, items: [] }, { postcode: '2000' }),
    'orders.findOrderByKey': ({ db }) => orders.findOrderByKey(db, 'k'),
    'orders.findOrderById': ({ db }) => orders.findOrderById(db, 'o'),
    'orders.setShippingAddress': ({ db }) =>
      orders.setShippingAddress(db, { ...ORDER, state: 'placed' }, ADDRESS),
    'orders.findUserOrder': ({ db }) => orders.findUserOrder(db, 'r', 'u'),
    'orders.findGuestOrder': ({ db }) => orders.findGuestOrder(db, 'r', { email: 'e' }),
    'orders.findUserOrders': ({ db }) => orders.findUserOrders(db, ['r'], 'u'),
    'orders.listUserOrders': ({ db }) => orders.listUserOrders(db, 'u', { skip: 0, limit: 10 }),
    'orders.hasOrdered': ({ db }) => orders.hasOrdered(db, { userId: 'u', email: 'e' }),
    'orders.markCaptured': ({ db }) => orders.markCaptured(db, 'k'),
    'refunds.readOrder': ({ db, transaction }) =>
      transaction((session) => refunds.readOrder(db, 'r', session)),
    'refunds.listRefundsDue': ({ db }) => refunds.listRefundsDue(db, 10),
    'orders.hasUnsentOrder': ({ db }) => orders.hasUnsentOrder(db, 'u'),
    'orders.listBaskets': ({ db }) => orders.listBaskets(db, 1, 10),
    'ordersStaff.findAnyOrder': ({ db }) => ordersStaff.findAnyOrder(db, 'r'),
    'ordersStaff.approveOrder': ({ db }) =>
      ordersStaff.approveOrder(db, { _id: 'o' }, { staff_id: 's', staff_name: 'n', at: NOW }),
    'ordersStaff.listOrdersOf a customer': ({ db }) =>
      ordersStaff.listOrdersOf(db, { user_id: 'u', email: 'e' }, 10),
    'ordersStaff.listOrdersOf a guest': ({ db }) =>
      ordersStaff.listOrdersOf(db, { user_id: null, email: 'e' }, 10),
    'packingStore.writePacking': ({ db, transaction }) =>
      transaction((session) =>
        packingStore.writePacking(db, { _id: 'o' }, { checks: [], restarts: [] }, session),
      ),
    'returns.listReturns': ({ db }) =>
      returns.listReturns(db, { queue: 'requested', after: null, limit: 10 }),
    'returns.listReturns further': ({ db }) =>
      returns.listReturns(db, { queue: 'ended', after: { created_at: NOW, _id: 'o' }, limit: 10 }),
    'returns.countReturns': ({ db }) => returns.countReturns(db, 'arrived'),
    'scripts.listScripts': ({ db }) =>
      scripts.listScripts(db, { queue: 'awaited', newest: false, after: null, limit: 10 }),
    'scripts.listScripts further': ({ db }) =>
      scripts.listScripts(db, {
        queue: 'ended',
        newest: true,
        after: { created_at: NOW, _id: 'o' },
        limit: 10,
      }),
    'scripts.countScripts': ({ db }) => scripts.countScripts(db, 'to_check'),
    'scriptStore.orderOnFiled': ({ db }) =>
      scriptStore.orderOnFiled(db, { userId: 'u', code: 'SB-7K3M-9QXT-S1' }),
    'scriptStore.writeScripts': ({ db, transaction }) =>
      transaction((session) => scriptStore.writeScripts(db, { _id: 'o' }, [], session)),
    'attempts.lastAttempt': ({ db }) => attempts.lastAttempt(db, 'k'),
    'attempts.moveAttempt': ({ db }) => attempts.moveAttempt(db, 'k:1', ['started'], { status: 'declined' }),
    'attempts.findAbandoned': ({ db }) => attempts.findAbandoned(db, NOW, 10),
    'gateway.findIntentByKey': ({ db }) => gateway.findIntentByKey(db, 'k'),
    'gateway.moveIntent': ({ db }) => gateway.moveIntent(db, 'i', ['authorised'], { status: 'captured' }),
    'paymentMethods.setDefaultMethod': ({ db }) => paymentMethods.setDefaultMethod(db, 'u', 's'),
    'paymentMethods.listHolders': ({ db }) => paymentMethods.listHolders(db, 's'),
    'paymentMethods.holdPaymentMethod': ({ db, transaction }) =>
      transaction((session) => paymentMethods.holdPaymentMethod(db, 'u', 's', session)),
    'paymentMethods.pullPaymentMethod': ({ db, transaction }) =>
      transaction((session) => paymentMethods.pullPaymentMethod(db, 'u', 's', session)),
    'autodelivery.listAutoDeliveries': ({ db }) =>
      autodelivery.listAutoDeliveries(db, 'u', { stripe_source_id: 's' }),
    'autodelivery.listEveryAutoDelivery': ({ db }) => autodelivery.listEveryAutoDelivery(db, 'u'),
    'autodelivery.findAutoDelivery': ({ db }) => autodelivery.findAutoDelivery(db, 'u', 'a'),
    'autodelivery.findByItem': ({ db }) => autodelivery.findByItem(db, 'u', 'i'),
    'autodelivery.findDue': ({ db }) => autodelivery.findDue(db, NOW, 10),
    'charges.listCharges of AutoDeliveries': ({ db }) =>
      charges.listCharges(db, { state: 'coming', now: NOW, newest: false, after: null, limit: 10 }),
    'charges.listCharges of AutoDeliveries, further': ({ db }) =>
      charges.listCharges(db, { state: 'failed', now: NOW, newest: true, after: PLACE, limit: 10 }),
    'charges.countCharges of AutoDeliveries': ({ db }) => charges.countCharges(db, 'failed', NOW),
    'autodelivery.writeAutoDelivery': ({ db }) =>
      autodelivery.writeAutoDelivery(db, { _id: 'a', user_id: 'u', version: 1 }, { status: 'paused' }),
    'fulfilment.findPharmacy': ({ db }) => fulfilment.findPharmacy(db, 1),
    'fulfilment.suggestPostcodes by suburb': ({ db }) =>
      suggestPostcodes(db, 'SURRY', { includePoBoxes: false }),
    'fulfilment.suggestPostcodes by postcode': ({ db }) =>
      suggestPostcodes(db, '20', { includePoBoxes: true }),
    'fulfilment.suggestPostcodes by both': ({ db }) =>
      suggestPostcodes(db, 'SURRY 20', { includePoBoxes: true }),
    'fulfilment.findPostcodes': ({ db }) => fulfilment.findPostcodes(db, ['2000', '2042']),
    'fulfilment.findPostcode': ({ db }) => fulfilment.findPostcode(db, '2000'),
    'fulfilment.isKnownSuburb': ({ db }) =>
      fulfilment.isKnownSuburb(db, { suburb: 'SYDNEY', state: 'NSW', postcode: '2000' }),
    'fulfilment.listPharmacies': ({ db }) => fulfilment.listPharmacies(db),
  },
};
