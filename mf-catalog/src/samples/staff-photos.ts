import { PHOTO_UPLOAD } from '@saltbush/contract';
import { HttpResponse, http, packshot, type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { StaffProduct } from '../features/counter-products/api/staff-product-fields';
import { StaffPhotosRemoveDocument, StaffPhotosSetDocument } from '../generated/gql/graphql';

/** The drawn picture of the sample product. */
export const DRAWN = {
  url: packshot('#8FB8A0', '#FFFFFF', 'box'),
  alt: 'Warmstone Lavender Wheat Heat Pack, front',
};

/** What the api makes of a chosen file. */
export const UPLOADED = {
  id: `102-${'0a'.repeat(12)}`,
  url: packshot('#C2412D', '#FDE9E4', 'box'),
  width: 1200,
  height: 900,
};

/** Responses for the photo of a product, which follows what is set and removed. */
export function photoAnswers(
  read: () => StaffProduct,
  write: (product: StaffProduct) => void,
): RequestHandler[] {
  const change = (photo: StaffProduct['photo'], picture: StaffProduct['picture']) => {
    const photo_version = read().photo_version + 1;
    write({ ...read(), photo, picture, photo_version });
    return { product: { slug: read().slug } };
  };
  return [
    http.post(PHOTO_UPLOAD, () => HttpResponse.json({ data: UPLOADED }, { status: 201 })),
    respondWith(StaffPhotosSetDocument, ({ input: { photo_id: id, alt } }) => {
      const photo = { id, alt, at: '2026-11-24T00:00:00.000Z', staff_name: 'Jo Marsden' };
      return { staff_photos_set: change(photo, { url: UPLOADED.url, alt }) };
    }),
    respondWith(StaffPhotosRemoveDocument, () => ({ staff_photos_remove: change(null, DRAWN) })),
  ];
}
