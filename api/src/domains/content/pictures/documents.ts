import type { PictureUse } from '@saltbush/contract';
import type { Binary } from 'mongodb';
import type { PhotoFiles } from '../../catalogue';

export type ContentPictureFiles = PhotoFiles<'small' | 'large'>;

/** Collection `content_pictures`: pictures that staff have uploaded for the content. `_id` is the hash of the place and the copies. */
export interface ContentPictureDocument {
  _id: string;
  use: PictureUse;
  width: number;
  height: number;
  files: Record<keyof ContentPictureFiles, Binary>;
  /** When it was last uploaded or saved in a draft. */
  touched_at: Date;
}
