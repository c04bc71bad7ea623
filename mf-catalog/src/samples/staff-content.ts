import { CONTENT_UPLOAD } from '@saltbush/contract';
import { HttpResponse, http, type RequestHandler, respondWith } from '@saltbush/shared-ui/testing';
import type { StaffContent } from '../features/counter-content/api/content-fields';
import type { ListedContent } from '../features/counter-content/api/content-list';
import {
  StaffContentCancelPlanDocument,
  StaffContentDiscardDraftDocument,
  StaffContentEntryDocument,
  StaffContentListDocument,
  StaffContentPublishDocument,
  StaffContentRestoreDocument,
  StaffContentSaveDraftDocument,
} from '../generated/gql/graphql';

const NOW = '2026-11-24T00:00:00.000Z';
export const DRAWN_BANNER = '/media/scene/hero-morning-0a0a0a0a.svg';
export const UPLOADED_BANNER = `/media/content/${'0a'.repeat(12)}-1600.webp`;

const textsOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([name, value]) => ({ name, value }));

/** The banner of the home page as the shop opened. */
export const sampleBanner: StaffContent = {
  entry: { id: 'banner.hero-morning', kind: 'banner', title: 'Good health' },
  path: '/',
  version: 0,
  published: {
    fields: textsOf({
      eyebrow: 'Pharmacy and doctors',
      title: 'Good health',
      text: 'At your door today.',
      linkText: 'Shop vitamins',
      targetLink: '/browse/vitamins-supplements',
      image: DRAWN_BANNER,
    }),
    items: [],
  },
  draft: null,
  versions: [],
};

/** The promotions of the home page. */
export const samplePromotions: StaffContent = {
  ...sampleBanner,
  entry: { id: 'promotions.promotions', kind: 'promotions', title: 'Worth a look' },
  published: {
    fields: textsOf({ title: 'Worth a look' }),
    items: ['Two for $30', 'Any three'].map((title, index) => ({
      id: `card-${index}`,
      fields: textsOf({
        ...{ title, text: 'Mix them.', linkText: 'Choose', targetLink: '/promotions/6', image: DRAWN_BANNER },
      }),
    })),
  },
};

const LIST: readonly ListedContent[] = [
  {
    ...sampleBanner.entry,
    ...{
      changed_at: NOW,
      staff_name: 'Jo Marsden',
      has_draft: true,
      planned_for: '2026-12-31T13:00:00.000Z',
    },
  },
  { ...samplePromotions.entry, changed_at: null, staff_name: null, has_draft: false, planned_for: null },
  {
    ...{ id: 'page.pages.help', kind: 'page', title: 'Help' },
    ...{ changed_at: NOW, staff_name: 'Finn Hale', has_draft: true, planned_for: null },
  },
];

/** Responses for the desk of the content; the entry follows what is saved, published, planned and restored. */
export function staffContentAnswers(sample = sampleBanner, removed: string[] = []): RequestHandler[] {
  let current = sample;
  const by = { at: NOW, staff_name: 'Jo Marsden' };
  const change = (over: Partial<StaffContent>, gone: string[] = []) => {
    current = { ...current, ...over, version: current.version + 1 };
    return { content: current, removed: gone };
  };
  const kept = new Map<number, StaffContent['published']>();
  const publish = () => {
    const value = current.draft?.value ?? current.published;
    const before = current.versions.length ? current.versions : [{ number: 1, at: null, staff_name: null }];
    const number = (before[0]?.number ?? 0) + 1;
    kept.set(number - 1, current.published).set(number, value);
    return change({ draft: null, published: value, versions: [{ number, ...by }, ...before] });
  };
  const plan = (planned_for: string | null) =>
    change({ draft: current.draft && { ...current.draft, planned_for, planned_by: by.staff_name } });
  const drafted = (value: StaffContent['published']) => ({
    draft: { value, ...by, planned_for: null, planned_by: null },
  });
  return [
    respondWith(StaffContentListDocument, { staff_content: [...LIST] }),
    respondWith(StaffContentEntryDocument, () => ({ staff_content_entry: current })),
    http.post(CONTENT_UPLOAD, () => {
      const data = { id: '0a'.repeat(12), url: UPLOADED_BANNER, width: 1600, height: 900 };
      return HttpResponse.json({ data }, { status: 201 });
    }),
    respondWith(StaffContentSaveDraftDocument, ({ input }) => ({
      staff_content_save_draft: change(drafted(input.value), removed),
    })),
    respondWith(StaffContentDiscardDraftDocument, () => ({
      staff_content_discard_draft: change({ draft: null }),
    })),
    respondWith(StaffContentPublishDocument, ({ input }) => ({
      staff_content_publish: input.from ? plan('2026-12-31T13:00:00.000Z') : publish(),
    })),
    respondWith(StaffContentCancelPlanDocument, () => ({ staff_content_cancel_plan: plan(null) })),
    respondWith(StaffContentRestoreDocument, ({ input }) => ({
      staff_content_restore: change(drafted(kept.get(input.number) ?? current.published)),
    })),
  ];
}
