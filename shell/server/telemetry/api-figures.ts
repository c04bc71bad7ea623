import {
  type ErrorRow,
  type FigureBatch,
  type Figures,
  INTERNAL_FIGURES,
  INTERNAL_TRIALS,
  type TrialFigures,
} from '@saltbush/contract/telemetry';
import { askApi } from '../ask-api';
import type { ApiAccess, ShellConfig } from '../config';

const PATIENCE_MS = 5_000;

export interface ReleaseFigures {
  pages: { page: string; figures: Figures }[];
  errors: ErrorRow[];
}

type Shop = ApiAccess & Pick<ShellConfig, 'publicOrigin'>;

/** The api's figures of releases, which it keeps for the shop's web servers. */
export function createApiFigures(shop: Shop) {
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { 'content-type': 'application/json', origin: shop.publicOrigin };
    const response = await askApi(shop, path, {
      ...init,
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`The api answers ${response.status} to ${path.replace(/\?.*/, '')}`);
    return response;
  }

  return {
    async store(batch: FigureBatch): Promise<void> {
      await ask(INTERNAL_FIGURES, { method: 'POST', body: JSON.stringify(batch) });
    },

    /** Reads a release's figures since a time. */
    async ofRelease(remote: string, release: string, since: Date): Promise<ReleaseFigures> {
      const query = new URLSearchParams({ remote, release, since: since.toISOString() });
      return (await (await ask(`${INTERNAL_FIGURES}?${query}`)).json()) as ReleaseFigures;
    },

    /** Reads the figures of a canary and of what it is compared with, by hour. */
    async ofTrials(remote: string, trials: readonly string[]): Promise<TrialFigures[]> {
      const query = new URLSearchParams({ remote, trials: trials.join(',') });
      const { figures } = (await (await ask(`${INTERNAL_TRIALS}?${query}`)).json()) as {
        figures: TrialFigures[];
      };
      return figures;
    },
  };
}

export type ApiFigures = ReturnType<typeof createApiFigures>;
