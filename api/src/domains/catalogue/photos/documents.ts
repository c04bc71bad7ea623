import type { Binary } from 'mongodb';
import type { ChangedBy } from '../desk/documents';
import type { PhotoFiles } from './make-photo';

/** Collection `product_photos`: photos that staff have uploaded. `_id` is the product and the hash of the content. */
export interface PhotoDocument {
  _id: string;
  product_id: number;
  width: number;
  height: number;
  files: Record<keyof PhotoFiles, Binary>;
  /** Since when no product has it; unset while one does. */
  unused_since?: Date;
}

/** The photo that a product has in place of its drawn pictures. */
export interface ProductPhoto extends ChangedBy {
  id: string;
  alt: string;
  /** Pixels of its largest copy. */
  width: number;
  height: number;
  at: Date;
}
