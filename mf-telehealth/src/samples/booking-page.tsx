import {
  DEFAULT_PREFERENCE,
  navigate,
  useLocation,
  usePreference,
  watchLocation,
} from '@saltbush/shared-ui/platform';
import { forgetRequest } from '../features/review/api/create-booking';
import { page } from '../pages/booking';
import { type Draft, forgetDraft, startDraft, useDraft } from '../shared/booking/draft';
import { changeHealthAnswers, forgetHealthAnswers } from '../shared/booking/health-answers';
import { sampleDays } from './booking-answers';
import { SampleShop, slotsWithPatientForm, startSampleShop } from './sample-shop';

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
  draft?: Partial<Draft>;
  health?: Parameters<typeof changeHealthAnswers>[0];
  signedIn?: boolean;
  inDarwin?: boolean;
}

/** Starts a story or test at a URL, with the tab's stored state. Returns a function that restores the URL. */
export function startBooking({ at, draft, health, ...shop }: StartOptions): () => void {
  const before = window.location.href;
  startSampleShop(shop);
  useDraft.setState({ isRead: false });
  forgetDraft();
  forgetHealthAnswers();
  forgetRequest();
  sessionStorage.clear();
  if (draft) sessionStorage.setItem('telehealth_booking', JSON.stringify(draft));
  startDraft(shop.signedIn ? 'u1' : null);
  useDraft.setState({ isRead: false });
  if (health) changeHealthAnswers(health);
  watchOnce();
  navigate(at, { replace: true });
  return () => {
    usePreference.setState({ status: 'unset', preference: null });
    window.history.replaceState(null, '', before);
  };
}

let isWatching = false;
function watchOnce(): void {
  if (!isWatching) watchLocation();
  isWatching = true;
}
