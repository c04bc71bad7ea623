import type { Db } from 'mongodb';
import type { PostcodeDocument } from '../domains/fulfilment';

/** Streams every postcode. */
export const readPostcodes = (db: Db) =>
  db.collection<PostcodeDocument>('postcodes').find({}, { batchSize: 2000 });
