import { STAFF_IDLE_MINUTES } from '@saltbush/contract';
import { jsonRequest, renewSession } from '@saltbush/shared-ui/platform';

const MINUTE = 60_000;
/** What a person does; nothing that a page does by itself. */
const INPUT = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let isWatching = false;

/** Tells the api, at most once a minute, that a person is here; if the sign-in has ended, the page learns it. */
async function tell(): Promise<void> {
  const { data } = await jsonRequest<{ data: { active: boolean } }>('/api/auth/activity', { body: {} });
  if (data?.data?.active === false) await renewSession();
}

/**
 * Keeps the sign-in of a member of staff alive while somebody uses the page, and asks whether it has ended when nobody has
 * for as long as they may be away: other tabs may be in use (rule roles-09).
 */
export function watchActivity(): void {
  if (isWatching) return;
  isWatching = true;
  let usedAt = Date.now();
  let toldAt = 0;
  const use = (event: Event) => {
    if (!event.isTrusted) return;
    usedAt = Date.now();
    if (usedAt - toldAt < MINUTE) return;
    toldAt = usedAt;
    void tell();
  };
  for (const name of INPUT) window.addEventListener(name, use, { capture: true, passive: true });
  setInterval(() => {
    if (Date.now() - usedAt >= STAFF_IDLE_MINUTES * MINUTE) void renewSession();
  }, MINUTE);
}
