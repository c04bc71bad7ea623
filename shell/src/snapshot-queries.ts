import type { DehydratedState } from '@tanstack/react-query';

/** Metric of the header `Server-Timing` whose duration is the age of a document's data, in milliseconds. */
export const AGE_METRIC = 'age';

const redated = (state: DehydratedState, time: number): DehydratedState => ({
  ...state,
  queries: state.queries.map((query) => ({
    ...query,
    dehydratedAt: time,
    state: { ...query.state, dataUpdatedAt: time },
  })),
});

/**
 * Returns the queries without times and in a fixed order, so that equal data makes equal documents, which a browser does
 * not receive again.
 */
export function withoutTimes(state: DehydratedState): DehydratedState {
  const queries = [...state.queries].sort((a, b) => (a.queryHash < b.queryHash ? -1 : 1));
  return redated({ ...state, queries }, 0);
}

type Navigation = Pick<
  PerformanceNavigationTiming,
  'serverTiming' | 'type' | 'transferSize' | 'responseStart'
>;

const currentNavigation = (): Navigation | undefined => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry as PerformanceNavigationTiming | undefined;
};

/**
 * Returns when the data of this document was current, in milliseconds since 1970; 0 (outdated) if that is unknown: in
 * browsers without `serverTiming`, and for a document that Back took from the browser's cache without asking the server.
 */
export function dataTime(navigation: Navigation | undefined = currentNavigation()): number {
  if (!navigation?.serverTiming) return 0;
  const { serverTiming, type, transferSize, responseStart } = navigation;
  const age = serverTiming.find(({ name }) => name === AGE_METRIC);
  if (!age || (type === 'back_forward' && transferSize === 0)) return 0;
  return performance.timeOrigin + responseStart - age.duration;
}

/** Returns the document's queries as of a time, in milliseconds since 1970. */
export const asOf = redated;
