import { isPermitted } from '@saltbush/contract';
import { CounterPanel, formatMoment } from '@saltbush/shared-ui/design/counter';
import { useSession } from '@saltbush/shared-ui/platform';
import type { StaffProduct } from '../api/staff-product-fields';
import { PhotoEditor } from './PhotoEditor';
import { PhotoFigure } from './PhotoFigure';

const captionOf = ({ photo }: StaffProduct): string =>
  photo
    ? `Shoppers see this photo: ${photo.alt}. Set by ${photo.staff_name}, ${formatMoment(photo.at)}.`
    : 'Shoppers see this drawing.';

/** The picture of a product, with a form to give it a photo. */
export function PhotoPanel({ staffProduct }: { staffProduct: StaffProduct }) {
  const role = useSession((state) => state.user?.role ?? 'customer');
  const { picture, product } = staffProduct;
  const present = (
    <PhotoFigure src={picture?.url ?? null} alt={picture?.alt || product.name}>
      {captionOf(staffProduct)}
    </PhotoFigure>
  );
  return (
    <CounterPanel title="Picture">
      {isPermitted(role, 'products:publish') ? (
        <PhotoEditor staffProduct={staffProduct} present={present} />
      ) : (
        present
      )}
    </CounterPanel>
  );
}
