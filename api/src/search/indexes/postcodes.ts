import type { PostcodeDocument } from '../../domains/fulfilment';
import type { IndexSettings } from '../engine/settings';

export const POSTCODES_INDEX = 'postcodes';

/** A suburb and its postcode (section 3.g). */
export interface PostcodeRecord {
  objectID: string;
  id: string;
  suburb: string;
  postcode: string;
  state: string;
  lat: number;
  lng: number;
  Category: PostcodeDocument['category'];
}

/** Ranks delivery areas above post office boxes, and capital city postcodes (…000 to …009) above others. */
function rank({ Category, postcode }: PostcodeRecord): number {
  const area = Category === 'Delivery Area' ? 100_000 : 0;
  const centre = /^\d00\d$/.test(postcode) ? 10_000 : 0;
  return area + centre + (9999 - Number(postcode));
}

export const postcodeSettings: IndexSettings<PostcodeDocument, PostcodeRecord> = {
  name: POSTCODES_INDEX,
  record: ({ _id, suburb, postcode, state, lat, lng, category }) => ({
    objectID: _id,
    id: _id,
    suburb,
    postcode,
    state,
    lat,
    lng,
    Category: category,
  }),
  texts: [
    { attribute: 'suburb', weight: 100, read: ({ suburb }) => suburb },
    { attribute: 'postcode', weight: 100, read: ({ postcode }) => postcode },
    { attribute: 'state', weight: 10, read: ({ state }) => state },
  ],
  facets: { Category: (record) => [record.Category], state: (record) => [record.state] },
  numerics: { rank },
  rankBy: 'rank',
  // The shorter name is the likelier match: "PERTH" before "PERTH AIRPORT".
  boost: (record) => 50 - Math.min(50, record.suburb.length) + (record.Category === 'Delivery Area' ? 20 : 0),
  comesFirst: (record) => record.Category === 'Delivery Area',
  replicas: {},
};
