import { contentMoment } from '../content/content-moment';

/** Errors of content that staff edit. */
export const CONTENT_ERRORS = {
  /** `at` in ISO 8601. */
  CONTENT_MOVED: ({ staff_name, at }: { staff_name: string; at: string }) =>
    `${staff_name || 'A colleague'} changed this on ${contentMoment(at)}. What you have entered is kept here. Please look at the change before you save again.`,
  CONTENT_PLANNED: 'This draft is scheduled. Please cancel its schedule before you change it.',
  CONTENT_WITHOUT_DRAFT: 'There is no draft any more. Please look at the page again.',
  CONTENT_NOT_PLANNED: 'This draft is not scheduled any more. Please look at the page again.',
};
