import * as alerts from '../../../src/domains/favourites/alerts/store';
import { NOW, type QueryGroup } from './query-group';

const OFFER = { _id: 1, price: 100, available: true };
const EVENT = { _id: 1, kind: 'price_drop', price: 100, was: 200, at: NOW } as const;
const CONSENT = {
  _id: 'u',
  wording: 'favourites-1',
  consented_at: NOW,
  withdrawn_at: null,
  withdrawn_by: null,
  stop_hash: 'h',
  stop_sealed: 's',
} as const;

export const favouriteAlertQueries: QueryGroup = {
  ensureIndexes: [alerts.ensureIndexes],
  queries: {
    'favouriteAlerts.findConsent': ({ db }) => alerts.findConsent(db, 'u'),
    'favouriteAlerts.saveConsent': ({ db }) => alerts.saveConsent(db, CONSENT),
    'favouriteAlerts.withdrawConsent': ({ db }) => alerts.withdrawConsent(db, { stop_hash: 'h' }, NOW),
    'favouriteAlerts.findConsenting': ({ db }) => alerts.findConsenting(db, ['u']),
    'favouriteAlerts.findOffers': ({ db }) => alerts.findOffers(db, [1]),
    'favouriteAlerts.insertOffers': ({ db }) => alerts.insertOffers(db, [OFFER]),
    'favouriteAlerts.replaceOffer': ({ db, transaction }) =>
      transaction((session) => alerts.replaceOffer(db, OFFER, { ...OFFER, price: 90 }, session)),
    'favouriteAlerts.saveEvent': ({ db, transaction }) =>
      transaction((session) => alerts.saveEvent(db, EVENT, session)),
    'favouriteAlerts.removeEvents': ({ db }) => alerts.removeEvents(db, [EVENT]),
  },
};
