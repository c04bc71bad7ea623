import { randomUUID } from 'node:crypto';
import { CONTENT_UPLOAD, type ContentTexts, type ContentValue, type PictureUse } from '@saltbush/contract';
import { beforeTests } from '../../server/before-tests';
import type { Selling } from '../selling';
import { at, type GraphQLAnswer, Shopper } from '../shopper';
import { photoFile } from './photo-files';

const VALUE = 'fields { name value } items { id fields { name value } }';
const ENTRY = `entry { id kind title changed_at staff_name has_draft planned_for } path version published { ${VALUE} }
  draft { value { ${VALUE} } at staff_name planned_for planned_by }
  versions { number value { ${VALUE} } at staff_name }`;
const PAYLOAD = `content { ${ENTRY} } removed`;

export const BANNER = 'banner.hero-morning';
export const PROMO = 'mobile-promo';
export const STRIP = 'top-strip';

interface Sent {
  fields: { name: string; value: string }[];
  items: { id: string; fields: Sent['fields'] }[];
}

export interface StaffEntry {
  entry: { title: string; staff_name: string | null; has_draft: boolean; planned_for: string | null };
  version: number;
  published: Sent;
  draft: { value: Sent; staff_name: string; planned_for: string | null; planned_by: string | null } | null;
  versions: { number: number; value: Sent; at: string | null; staff_name: string | null }[];
}

const listOf = (texts: ContentTexts) => Object.entries(texts).map(([name, value]) => ({ name, value }));
const textsOf = (fields: Sent['fields']): ContentTexts =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** Reads a value as the contract has it. */
export const readSent = ({ fields, items }: Sent): ContentValue => ({
  fields: textsOf(fields),
  items: items.map((item) => ({ id: item.id, fields: textsOf(item.fields) })),
});

/** Writes a value as an operation takes it. */
export const toSend = ({ fields, items }: ContentValue): Sent => ({
  fields: listOf(fields),
  items: items.map((item) => ({ id: item.id, fields: listOf(item.fields) })),
});

/** Returns the desk of the content with an editor. */
export function contentDesk(shop: Selling) {
  const signedIn = beforeTests(async () => {
    const { token } = await shop.user('content');
    return { token, shopper: new Shopper(shop.url, token) };
  });
  const entry = async (content_id: string, by = signedIn.shopper): Promise<StaffEntry> => {
    const query = `query ($id: ID!) { staff_content_entry(content_id: $id) { ${ENTRY} } }`;
    return at(await by.send(query, { id: content_id }), 'staff_content_entry');
  };
  const step = async (
    mutation: string,
    content_id: string,
    { by = signedIn.shopper, ...over }: { by?: Shopper; [field: string]: unknown } = {},
  ): Promise<GraphQLAnswer> => {
    const expected_version = over.expected_version ?? (await entry(content_id)).version;
    return by.run(mutation, { key: randomUUID(), content_id, ...over, expected_version }, PAYLOAD);
  };
  /** Saves the published value with some texts changed. */
  const save = async (content_id: string, texts: ContentTexts, over: object = {}) => {
    const { published } = await entry(content_id);
    const value = readSent(published);
    return step('staff_content_save_draft', content_id, {
      value: toSend({ ...value, fields: { ...value.fields, ...texts } }),
      ...over,
    });
  };
  const send = (use: string, file: Buffer, headers = { authorization: `Bearer ${signedIn.token}` }) =>
    fetch(`${shop.url}${CONTENT_UPLOAD}?use=${use}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', ...headers },
      body: new Uint8Array(file),
    });
  return {
    ...{ signedIn, entry, step, save, send },
    publish: (id: string, over: Record<string, unknown> = {}) => step('staff_content_publish', id, over),
    /** Uploads a picture and returns its address. */
    async upload(use: PictureUse, file?: Buffer): Promise<string> {
      const response = await send(use, file ?? (await photoFile('png', [1700, 900])));
      const { data } = (await response.json()) as { data: { url: string } };
      return data.url;
    },
  };
}
