import {
  advanceCanary,
  CANARY_SHARES,
  type Canary,
  CanaryMoved,
  takeBackCanary,
  type Where,
} from '@saltbush/build';
import { addFigures, NO_FIGURES } from '@saltbush/contract/telemetry';
import type { Logger } from 'pino';
import type { RegistryStore } from '../registry-store';
import type { ApiFigures } from '../telemetry/api-figures';
import { type Decision, decide } from './decide';
import { type Limits, limitsOf } from './measures';
import type { CanaryNews, Notify } from './notify';

/** With reports that take up to 12 s, a clear harm is seen well within two minutes. */
export const JUDGE_MS = 10_000;
const BEFORE_MS = 7 * 86_400_000;

interface JudgeOptions {
  store: Where;
  registry: Pick<RegistryStore, 'get'>;
  figures: Pick<ApiFigures, 'ofRelease' | 'ofTrials'>;
  notify: Notify;
  log: Pick<Logger, 'warn' | 'error'>;
  clock?: { now(): Date };
}

interface Judged {
  remote: string;
  canary: Canary;
  /** Id of the release that the canary is compared with. */
  current: string;
}

/** Decides about the canaries that have a plan. Any number of servers may: who comes second changes nothing. */
export function createJudge(options: JudgeOptions) {
  const { store: where, registry, figures, notify, log, clock = { now: () => new Date() } } = options;
  /** What was usual before a canary: decided once, so that its own pages do not move it. */
  const limits = new Map<string, Limits>();
  const stuck = new Map<string, string>();

  async function readLimits({ remote, current, canary }: Judged): Promise<Limits> {
    const key = `${remote} ${current} ${canary.release.id}`;
    const known = limits.get(key);
    if (known) return known;
    const since = new Date(clock.now().getTime() - BEFORE_MS);
    const { pages } = await figures.ofRelease(remote, current, since);
    const { vitals } = pages.reduce((sum, page) => addFigures(sum, page.figures), NO_FIGURES);
    const found = limitsOf(vitals);
    limits.set(key, found);
    return found;
  }

  const newsOf = ({ remote, canary }: Judged, news: Pick<CanaryNews, 'event' | 'share' | 'reason'>) =>
    notify({ ...news, remote, release: canary.release.id, at: clock.now().toISOString() });

  async function perform(judged: Judged, { action, reason }: Decision): Promise<void> {
    const known = { remote: judged.remote, canary: judged.canary, where };
    if (action === 'take back') {
      await takeBackCanary(known, reason);
      return newsOf(judged, { event: 'canary-taken-back', share: 0, reason });
    }
    const share = await advanceCanary(known, reason, clock.now());
    return newsOf(judged, { event: share === 1 ? 'canary-promoted' : 'canary-advanced', share, reason });
  }

  /** What a gate says against it now, such as another squad's release that uses what it drops: told once. */
  async function tellStuck(judged: Judged, reason: string): Promise<void> {
    const { remote, canary } = judged;
    const key = `${remote} ${canary.release.id}`;
    if (stuck.get(key) === reason) return;
    stuck.set(key, reason);
    await newsOf(judged, { event: 'canary-stuck', share: canary.share, reason });
  }

  async function judge(judged: Judged): Promise<void> {
    const { remote, canary } = judged;
    const { plan, share, release } = canary;
    if (!plan) return;
    const trials = CANARY_SHARES.map((each) => `${release.id}/${each}`);
    const [known, found] = await Promise.all([readLimits(judged), figures.ofTrials(remote, trials)]);
    const decision = decide({ plan, share, figures: found, limits: known, now: clock.now() });
    if (decision.action === 'wait') return;
    await perform(judged, decision).catch((error: unknown) => {
      if (error instanceof CanaryMoved) return;
      return tellStuck(judged, error instanceof Error ? error.message : String(error));
    });
  }

  return {
    /** Looks once at every canary with a plan. */
    async look(): Promise<void> {
      for (const [remote, { current, canary }] of Object.entries(registry.get().remotes)) {
        if (!canary?.plan) continue;
        await judge({ remote, canary, current: current.id }).catch((error: unknown) =>
          log.warn({ reason: String(error), remote }, 'Could not judge a canary'),
        );
      }
    },
    /** Looks at them until the process ends. */
    start(): void {
      const again = () => void this.look().finally(() => setTimeout(again, JUDGE_MS).unref());
      setTimeout(again, JUDGE_MS).unref();
    },
  };
}
