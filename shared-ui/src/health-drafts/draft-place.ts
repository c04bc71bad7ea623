import { personalTabStorage, tabStorage } from '@saltbush/shared-ui/platform';

/** Where a guest's draft is between pages: sealed by the shop, so that nothing of health is readable there. */
export interface DraftPlace {
  read(): string | null;
  write(sealed: string): void;
  remove(): void;
  /** Whether it was written in this tab, and so by whoever signs in here. */
  isOfTab(): boolean;
}

/** A place that ends with the tab, and with a sign-out. */
export function tabPlace(key: string): DraftPlace {
  // Releases before `personalTabStorage` kept it under the plain key.
  const read = () => personalTabStorage.read(key) ?? tabStorage.read(key);
  return {
    read,
    write: (sealed) => personalTabStorage.write(key, sealed),
    remove() {
      personalTabStorage.remove(key);
      tabStorage.remove(key);
    },
    isOfTab: () => read() !== null,
  };
}

interface CookieTexts {
  read(cookies: string): string | null;
  write(sealed: string): string;
  forget(): string;
}

/** A place that a cookie keeps for as long as its text says. */
export function cookiePlace(key: string, { read, write, forget }: CookieTexts): DraftPlace {
  const set = (cookie: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API.
    document.cookie = cookie;
  };
  return {
    read: () => read(document.cookie),
    write(sealed) {
      set(write(sealed));
      tabStorage.write(key, '1');
    },
    remove() {
      set(forget());
      tabStorage.remove(key);
    },
    isOfTab: () => tabStorage.read(key) !== null,
  };
}
