import { formatIn } from '../dates/zoned-time';

const WHEN: Intl.DateTimeFormatOptions = {
  ...{ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
};

/** @param at ISO 8601. @returns a moment in words, in the zone of the shop: "29 November at 3:05 pm AEDT" */
export const contentMoment = (at: string): string => formatIn('Australia/Sydney', WHEN).format(new Date(at));

/** Errors of content that staff edit. */
export const CONTENT_ERRORS = {
  /** `at` in ISO 8601. */
  CONTENT_MOVED: ({ staff_name, at }: { staff_name: string; at: string }) =>
    `${staff_name || 'A colleague'} has changed this meanwhile, on ${contentMoment(at)}. What you have entered is kept here. Please look at the change before you save again.`,
  CONTENT_PLANNED: 'This draft is planned. Please cancel its plan before you change it.',
  CONTENT_WITHOUT_DRAFT: 'There is no draft any more. Please look at the page again.',
  CONTENT_NOT_PLANNED: 'This draft is not planned any more. Please look at the page again.',
};
