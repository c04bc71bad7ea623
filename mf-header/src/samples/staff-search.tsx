import type { Role } from '@saltbush/contract';
import { useSession } from '@saltbush/shared-ui/platform';
import { type RequestHandler, respondWith, TestShop } from '@saltbush/shared-ui/testing';
import type { Decorator } from '@storybook/react-vite';
import type { ReportRow } from '../features/counter-search/api/search-report';
import type { Results } from '../features/counter-words/api/preview-line';
import type { Synonym } from '../features/counter-words/api/synonyms';
import {
  SearchReportDocument,
  StaffSearchPreviewDocument,
  StaffSearchSynonymsDocument,
  StaffSearchSynonymsRemoveDocument,
  StaffSearchSynonymsSaveDocument,
} from '../generated/gql/graphql';

const row = (query: string, searches: number, without_results: number, clicks: number): ReportRow => ({
  query,
  figures: {
    searches,
    without_results,
    clicks,
    click_through_rate: clicks / searches,
    conversions: Math.floor(clicks / 3),
    conversion_rate: Math.floor(clicks / 3) / searches,
    average_position: clicks > 0 ? 2.4 : null,
  },
});

/** What shoppers have searched for in a story. */
export const REPORT_ROWS: readonly ReportRow[] = [
  row('magnesium', 1284, 0, 802),
  row('vitamin d', 940, 0, 611),
  row('', 655, 0, 120),
  row('ozempic', 412, 0, 88),
  row('bulbasaur plasters', 37, 37, 0),
];

const line = (id: string, typed: string[], found: string[]): Synonym => ({
  ...{ id, version: 1, typed, found },
  changed_at: '2026-11-23T22:40:00.000Z',
  staff_name: 'Robin Vale',
});

const LINES: readonly Synonym[] = [
  line('l2', ['cold sore', 'coldsore'], ['aciclovir', 'lip balm']),
  line('l1', ['brekkie shake'], ['meal replacement']),
];

const results = (names: readonly string[], total = names.length): Results => ({
  total,
  products: names.map((name, at) => ({ id: String(200 + at), name, brand: 'Tidewell' })),
});

/** Responses of the desk of the search; the lines follow what is saved and removed. */
export function staffSearchAnswers(): RequestHandler[] {
  let lines = [...LINES];
  return [
    respondWith(SearchReportDocument, ({ input }) => ({
      search_report: {
        data: REPORT_ROWS.toSorted(
          (a, b) => b.figures[input.sort ?? 'searches'] - a.figures[input.sort ?? 'searches'],
        ),
        totals: { ...row('', 3328, 37, 1621).figures },
        paginatorInfo: { last_page: 3, total: 122 },
      },
    })),
    respondWith(StaffSearchSynonymsDocument, () => ({ staff_search_synonyms: lines })),
    respondWith(StaffSearchPreviewDocument, {
      staff_search_preview: {
        now: results([]),
        with_line: results(['Fabric Plasters 40 Pack', 'Kids Plasters with Stars 20 Pack'], 14),
      },
    }),
    respondWith(StaffSearchSynonymsSaveDocument, ({ input: { id, version, typed, found } }) => {
      const saved = { ...line(id, [typed].flat(), [found].flat()), version: version + 1 };
      lines = [saved, ...lines.filter((each) => each.id !== id)];
      return { staff_search_synonyms_save: { synonyms: lines } };
    }),
    respondWith(StaffSearchSynonymsRemoveDocument, ({ input }) => {
      lines = lines.filter(({ id }) => id !== input.id);
      return { staff_search_synonyms_remove: { synonyms: lines } };
    }),
  ];
}

/** Signs a member of staff in, as the shell has done before it shows the counter. */
export function signInAs(role: Role): void {
  const user = { id: 'u1', email: 'robin@saltbush.example', first_name: 'Robin', last_name: 'Vale', role };
  useSession.setState({ status: 'signed-in', user });
}

/** Decorator that renders a page of the counter within the shop's environment. */
export const atCounter: Decorator = (Story) => (
  <TestShop>
    <Story />
  </TestShop>
);
