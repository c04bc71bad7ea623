import { type BookingType, serviceRefusal, telehealthStep } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { DEFAULT_PREFERENCE, openOverlay, usePreference, useSession } from '@saltbush/shared-ui/platform';
import type { MouseEvent } from 'react';
import { bookingPath, signInProps } from '../../../shared/booking/links';
import { useHasPatients } from '../../../shared/booking/use-has-patients';

/** The entry to a service: a URL, preceded by the sign-in drawer for guests of some services. */
export interface Entry {
  href: string;
  onClick?: (event: MouseEvent) => void;
}

interface EntryOf {
  bookingType: BookingType;
  slug: string;
  /** The product that represents the service in the catalogue. */
  productId: string | null;
  /** The shopper is already on the landing page and continues from there. */
  isOnLanding?: boolean;
}

/** Where a telehealth button leads (section 4.l). */
export function useEntry({ bookingType, slug, productId, isOnLanding = false }: EntryOf): Entry {
  const status = useSession((session) => session.status);
  const state = usePreference(({ preference }) => preference?.state ?? DEFAULT_PREFERENCE.state);
  const hasPatients = useHasPatients();
  const isServed = serviceRefusal(bookingType, { state, age: null }) === null;
  const step = telehealthStep(bookingType, { isSignedIn: status === 'signed-in', hasPatients, isServed });
  const askToSignIn = (event: MouseEvent) => {
    // The session is not known yet: the link's own page checks again.
    if (status === 'unknown') return;
    event.preventDefault();
    openOverlay('auth', signInProps({ bookingType, slug, productId }));
  };
  switch (step) {
    case 'auth':
      return { href: bookingPath(slug, 'patient'), onClick: askToSignIn };
    case 'not-in-service':
      return { href: bookingPath(slug, 'not-in-service') };
    case 'landing':
      return { href: isOnLanding ? bookingPath(slug, 'patient') : links.telehealth.service(slug) };
    case 'add-patient':
      return { href: bookingPath(slug, 'patient') };
    case 'prescription-search':
      return { href: bookingPath(slug, 'medicine') };
    case 'consult-selection':
      return { href: bookingPath(slug, 'service') };
  }
}
