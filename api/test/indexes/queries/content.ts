import * as entries from '../../../src/domains/content/desk/store';
import * as pictures from '../../../src/domains/content/pictures/store';
import { NOW, type QueryGroup } from './query-group';

const BYTES = Buffer.from('x');
const MADE = { hash: 'h', width: 1, height: 1, files: { small: BYTES, large: BYTES, share: BYTES } };
const BY = { staff_id: 's', staff_name: 'Sam' };
const ENTRY = {
  _id: 'mobile-promo',
  version: 2,
  key: 'k',
  changed_at: NOW,
  draft: null,
  versions: [],
  ...BY,
};

export const contentQueries: QueryGroup = {
  ensureIndexes: [entries.ensureEntryIndexes, pictures.ensurePictureIndexes],
  queries: {
    'content.findEntry': ({ db }) => entries.findEntry(db, 'mobile-promo'),
    'content.storeEntry': ({ db, transaction }) =>
      transaction((session) => entries.storeEntry(db, ENTRY, session)),
    'content.listDueEntries': ({ db }) => entries.listDueEntries(db, NOW, 10),
    'content.findPart': ({ db }) => entries.findPart(db, 'mobile-promo'),
    'content.insertPicture': ({ db }) => pictures.insertPicture(db, 'card', MADE, NOW),
    'content.readPictureFile': ({ db }) => pictures.readPictureFile(db, 'h', 'small'),
    'content.touchPicture': ({ db, transaction }) =>
      transaction((session) => pictures.touchPicture(db, { id: 'h', use: 'card', now: NOW }, session)),
    'content.listOldPictures': ({ db }) =>
      pictures.listOldPictures(db, { before: NOW, except: ['i'], limit: 10 }),
    'content.deleteOldPicture': ({ db }) => pictures.deleteOldPicture(db, 'h', NOW),
  },
};
