import type { Db } from 'mongodb';
import type { PostcodeDocument } from '../domains/fulfilment';

/** Every postcode, as a stream. */
export const readPostcodes = (db: Db) =>
  db.collection<PostcodeDocument>('postcodes').find({}, { batchSize: 2000 });
