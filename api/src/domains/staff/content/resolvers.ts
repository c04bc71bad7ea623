import type { Resolvers } from '../../../generated/resolvers';
import type { StaffContext } from '../context';
import {
  cancelContentPlan,
  discardContentDraft,
  publishContent,
  restoreContent,
  saveContentDraft,
} from './change-content';
import { staffContent, staffContentEntry } from './entries';

/** The desk of the content. */
export const contentResolvers: Pick<Resolvers<StaffContext>, 'Query' | 'Mutation'> = {
  Query: { staff_content: staffContent, staff_content_entry: staffContentEntry },
  Mutation: {
    staff_content_save_draft: saveContentDraft,
    staff_content_discard_draft: discardContentDraft,
    staff_content_publish: publishContent,
    staff_content_cancel_plan: cancelContentPlan,
    staff_content_restore: restoreContent,
  },
};
