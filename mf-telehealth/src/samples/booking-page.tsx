import { type BookingType, bookingTypes } from '@saltbush/contract';
import { publish } from '@saltbush/shared-ui/bus';
import {
  DEFAULT_PREFERENCE,
  getLocation,
  navigate,
  useLocation,
  usePreference,
  watchLocation,
} from '@saltbush/shared-ui/platform';
import { forgetRequest } from '../features/review/api/create-booking';
import { page } from '../pages/booking';
import type { Draft } from '../shared/booking/draft';
import { entryOfAnswer, type HealthAnswers } from '../shared/booking/health-answers';
import { bookingDraft } from '../shared/booking/kept-booking';
import { sampleDays } from './booking-answers';
import { SampleShop, slotsWithPatientForm, startSampleShop } from './sample-shop';
import { sampleServices } from './services';

/** The booking page as the shop renders it: it follows the URL. */
export function BookingAtAddress() {
  const { pathname, search } = useLocation();
  const [, , slug = ''] = pathname.split('/');
  const params: Record<string, string> = slug === 'telehealth-appointment' ? {} : { slug };
  return <page.Component key={pathname} params={params} search={new URLSearchParams(search)} />;
}

export const BookingInShop = () => (
  <SampleShop slots={slotsWithPatientForm}>
    <BookingAtAddress />
  </SampleShop>
);

const tomorrow = sampleDays[1];

/** A draft with every answer a booking needs. */
export const fullDraft: Partial<Draft> = {
  patient: {
    uuid: null,
    first_name: 'Gia',
    last_name: 'Marsh',
    dob: '1988-04-09',
    gender: 'female',
    email: 'gia@example.com',
  },
  contact: { contact_method: 'phone', phone: '0412 345 678', state: 'NSW' },
  slot: {
    starts_at: tomorrow?.slots[3]?.starts_at ?? '',
    state: DEFAULT_PREFERENCE.state as 'NSW',
    words: 'Tomorrow Nov 25, 1PM - 3PM',
    fee: 3900,
  },
};

interface StartOptions {
  at: string;
  /** The service; that of the address unless given. */
  type?: BookingType;
  draft?: Partial<Draft>;
  health?: Partial<HealthAnswers>;
  signedIn?: boolean;
  inDarwin?: boolean;
}

/** What was entered for the service of a URL. */
function seed(owner: string | null, { at, type, draft, health }: StartOptions) {
  for (const type of bookingTypes()) bookingDraft(type).forget();
  reloadBooking();
  const ofAddress = sampleServices.find(({ slug }) => at.includes(`/${slug}/`))?.booking_type;
  const { answers = {}, ...other } = health ?? {};
  const given = Object.entries(answers).map(([key, to]) => [entryOfAnswer(key), to]);
  const entries = { ...draft, ...other, ...Object.fromEntries(given) };
  if (!draft && !health) return;
  const kept = bookingDraft(type ?? ofAddress ?? 'ShortConsult');
  kept.store.setState({ isReady: true, owner });
  kept.change(entries);
}

/** Starts a story or test at a URL, with what was entered before. Returns a function that restores the URL. */
export function startBooking({ at, type, draft, health, ...shop }: StartOptions): () => void {
  const before = window.location.href;
  startSampleShop(shop);
  publish('auth:signed-out', {});
  forgetRequest();
  sessionStorage.clear();
  seed(shop.signedIn ? 'u1' : null, { at, type, draft, health });
  watchOnce();
  navigate(at, { replace: getLocation() });
  return () => {
    usePreference.setState({ status: 'unset', preference: null });
    window.history.replaceState(null, '', before);
  };
}

/** Forgets what is in memory, as loading the page again does; what the shop and the tab keep stays. */
export function reloadBooking(): void {
  const start = bookingDraft('ShortConsult').store.getInitialState();
  for (const type of bookingTypes()) bookingDraft(type).store.setState(start, true);
}

let isWatching = false;
function watchOnce(): void {
  if (!isWatching) watchLocation();
  isWatching = true;
}
