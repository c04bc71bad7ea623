import * as productDesk from '../../../src/domains/catalogue/desk/list-products';
import * as priceDesk from '../../../src/domains/catalogue/desk/store';
import * as photos from '../../../src/domains/catalogue/photos/store';
import * as shelves from '../../../src/domains/catalogue/shelves';
import { takeStock } from '../../../src/domains/catalogue/stock';
import * as catalogue from '../../../src/domains/catalogue/store';
import * as favourites from '../../../src/domains/favourites/store';
import * as productViews from '../../../src/domains/product-views/store';
import * as promotions from '../../../src/domains/promotions/store';
import * as rewards from '../../../src/domains/rewards/store';
import * as stockNotifications from '../../../src/domains/stock-notifications/store';
import { NOW, type QueryGroup } from './query-group';

const PLACE = { pharmacyId: 1, productId: 1 };
const BYTES = Buffer.from('x');
const MADE_PHOTO = {
  ...{ hash: 'h', width: 1, height: 1 },
  files: { line: BYTES, card: BYTES, page: BYTES, share: BYTES },
};

export const catalogueQueries: QueryGroup = {
  ensureIndexes: [
    catalogue.ensureIndexes,
    favourites.ensureIndexes,
    productViews.ensureIndexes,
    promotions.ensureIndexes,
    rewards.ensureIndexes,
    stockNotifications.ensureIndexes,
  ],
  queries: {
    'catalogue.takeStock': ({ db, transaction }) =>
      transaction((session) => takeStock(db, 1, 1, NOW, session)),
    'shelves.readShelves': ({ db }) => shelves.readShelves(db, [1, 2], [1, 2]),
    'shelves.listShelves': ({ db }) => shelves.listShelves(db, 1),
    'shelves.isOnShelf': ({ db }) => shelves.isOnShelf(db, 1, new Map([[1, 2]])),
    'shelves.takeFromShelf': ({ db, transaction }) =>
      transaction((session) => shelves.takeFromShelf(db, PLACE, { units: 1, now: NOW }, session)),
    'shelves.addToShelf': ({ db, transaction }) =>
      transaction((session) => shelves.addToShelf(db, PLACE, { units: 1, now: NOW }, session)),
    'productDesk.listProducts by name': ({ db }) =>
      productDesk.listProducts(db, { choice: 'on_sale', after: ['a', 1], limit: 10 }),
    'productDesk.listProducts by stock': ({ db }) =>
      productDesk.listProducts(db, { choice: 'low', after: null, limit: 10 }),
    'productDesk.listProducts by stock, further': ({ db }) =>
      productDesk.listProducts(db, { choice: 'out', after: [0, 1], limit: 10 }),
    'productDesk.countProducts': ({ db }) => productDesk.countProducts(db, 'low'),
    'productDesk.findByCode': ({ db }) => productDesk.findByCode(db, 'C'),
    'productDesk.findByBarcode': ({ db }) => productDesk.findByBarcode(db, '2900001234567'),
    'productDesk.findWithdrawn': ({ db }) => productDesk.findWithdrawn(db, 'zinc'),
    'priceDesk.listMovements': ({ db }) => priceDesk.listMovements(db, 1),
    'priceDesk.listPriceChanges': ({ db }) => priceDesk.listPriceChanges(db, 1),
    'priceDesk.listDuePrices': ({ db }) => priceDesk.listDuePrices(db, NOW, 10),
    'priceDesk.settlePrice': ({ db }) => priceDesk.settlePrice(db, 'k', 'done'),
    'priceDesk.setStatus': ({ db }) => priceDesk.setStatus(db, 1, { status: 'Active', now: NOW }),
    'photos.insertPhoto': ({ db }) => photos.insertPhoto(db, 1, MADE_PHOTO, NOW),
    'photos.readPhotoFile': ({ db }) => photos.readPhotoFile(db, 'p', 'card'),
    'photos.claimPhoto': ({ db, transaction }) =>
      transaction((session) => photos.claimPhoto(db, 'p', 1, session)),
    'photos.releasePhoto': ({ db, transaction }) =>
      transaction((session) => photos.releasePhoto(db, 'p', NOW, session)),
    'photos.listUnusedPhotos': ({ db }) => photos.listUnusedPhotos(db, NOW, 10),
    'photos.deleteUnusedPhoto': ({ db }) => photos.deleteUnusedPhoto(db, 'p', NOW),
    'stockNotifications.countWaiting': ({ db }) => stockNotifications.countWaiting(db, 1),
    'favourites.listFavourites': ({ db }) => favourites.listFavourites(db, 'u'),
    'favourites.listFavouriteIds': ({ db }) => favourites.listFavouriteIds(db, 'u'),
    'favourites.countFavourites': ({ db }) => favourites.countFavourites(db, 'u'),
    'favourites.findFavourites': ({ db }) => favourites.findFavourites(db, 'u', [1, 2]),
    'favourites.addFavourite': ({ db }) =>
      favourites.addFavourite(db, {
        _id: 'f',
        user_id: 'u',
        product_id: 1,
        price_type: 'default',
        created_at: NOW,
      }),
    'favourites.deleteFavourites': ({ db }) => favourites.deleteFavourites(db, 'u'),
    'productViews.deleteViews': ({ db }) => productViews.deleteViews(db, 'u'),
    'stockNotifications.listWaitedFor': ({ db }) => stockNotifications.listWaitedFor(db, 'e'),
    'stockNotifications.deleteNotifications': ({ db }) => stockNotifications.deleteNotifications(db, 'e'),
    'favourites.findSavedBy': ({ db }) => favourites.findSavedBy(db, 1, NOW),
    'favourites.markAlerted': ({ db, transaction }) =>
      transaction((session) =>
        favourites.markAlerted(db, { user_id: 'u', product_id: 1, alerted_at: NOW }, session),
      ),
    'favourites.removeFavourite': ({ db }) => favourites.removeFavourite(db, 'u', 1),
    'productViews.saveView': ({ db }) =>
      productViews.saveView(db, { _id: 'v', user_id: 'u', product_id: 1, viewed_at: NOW }),
    'productViews.saveViews': ({ db }) =>
      productViews.saveViews(db, 'u', [{ _id: 'v', product_id: 1, viewed_at: NOW }]),
    'productViews.listViews': ({ db }) => productViews.listViews(db, 'u'),
    'productViews.removeView': ({ db }) => productViews.removeView(db, 'u', 1, NOW),
    'promotions.findRunningPromotions': ({ db }) => promotions.findRunningPromotions(db, [1], NOW),
    'rewards.unlinkCard': ({ db }) => rewards.unlinkCard(db, 'u'),
    'rewards.addPoints': ({ db, transaction }) =>
      transaction((session) => rewards.addPoints(db, 'u', 1, session)),
    'rewards.linkCard': ({ db, client }) => {
      const card = { issuer: 'i', subject: 's', number: '270045118823' };
      return rewards.linkCard({ db, client }, { userId: 'u', card, now: NOW });
    },
    'stockNotifications.addNotification': ({ db }) =>
      stockNotifications.addNotification(db, { _id: 'n', product_id: 1, email: 'e', created_at: NOW }),
    'stockNotifications.listWaiting': ({ db }) => stockNotifications.listWaiting(db, 1, 10),
    'stockNotifications.removeNotification': ({ db, transaction }) =>
      transaction((session) => stockNotifications.removeNotification(db, 'n', session)),
  },
};
