import { PHOTO_UPLOAD } from '@saltbush/contract';
import { beforeTests } from '../../server/before-tests';
import type { Selling } from '../selling';
import { Shopper } from '../shopper';
import { photoFile } from './photo-files';

const FIELDS = `product { photo_version picture { url alt } photo { id alt width height at staff_name } }`;
export const FRONT = 'The front of the pack';

interface Uploaded {
  id: string;
  url: string;
  width: number;
  height: number;
}

/** Returns the desk of photos with an editor. */
export function photoDesk(shop: Selling) {
  const signedIn = beforeTests(async () => {
    const { token } = await shop.user('content');
    return { token, shopper: new Shopper(shop.url, token) };
  });

  /** Sends a file; by default as the editor and as what it is not, since neither type nor name count. */
  const send = (
    productId: number | string,
    file: Buffer,
    headers: Record<string, string> = { authorization: `Bearer ${signedIn.token}` },
  ) =>
    fetch(`${shop.url}${PHOTO_UPLOAD}?product_id=${productId}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', ...headers },
      body: new Uint8Array(file),
    });

  const upload = async (productId: number, file?: Buffer): Promise<Uploaded> => {
    const response = await send(productId, file ?? (await photoFile()));
    const body = (await response.json()) as { data: Uploaded };
    if (response.status !== 201) throw new Error(JSON.stringify(body));
    return body.data;
  };

  return {
    signedIn,
    send,
    upload,
    set: (productId: number, photo_id: string, over: { alt?: string; expected_version?: number } = {}) =>
      signedIn.shopper.run(
        'staff_photos_set',
        { product_id: String(productId), photo_id, alt: FRONT, expected_version: 0, ...over },
        FIELDS,
      ),
    remove: (productId: number, expected_version: number) =>
      signedIn.shopper.run(
        'staff_photos_remove',
        { product_id: String(productId), expected_version },
        FIELDS,
      ),
  };
}
