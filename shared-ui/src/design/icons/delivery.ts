import type { ShippingMethodId } from '@saltbush/contract';
import PackageIcon from 'lucide-react/icons/package';
import StoreIcon from 'lucide-react/icons/store';
import { ExpressIcon, SameDayIcon, StandardIcon } from './custom';

const ICONS = {
  'same-day': SameDayIcon,
  express: ExpressIcon,
  standard: StandardIcon,
  'click-and-collect': StoreIcon,
} satisfies Record<ShippingMethodId, unknown>;

/** @returns the icon of a delivery method; a parcel for methods that this release does not know yet. */
export const deliveryIcon = (type: string) =>
  Object.hasOwn(ICONS, type) ? ICONS[type as ShippingMethodId] : PackageIcon;
