import { NO_FIGURES } from '@saltbush/contract/telemetry';
import * as errors from '../../../src/domains/release-figures/errors';
import * as figures from '../../../src/domains/release-figures/store';
import { NOW, type QueryGroup } from './query-group';

const release = { remote: 'mf-cart', release: '1-a' };

export const releaseQueries: QueryGroup = {
  ensureIndexes: [figures.ensureIndexes, errors.ensureIndexes],
  queries: {
    'release-figures.addRows': ({ db }) =>
      figures.addRows(db, [{ ...release, ...NO_FIGURES, page: 'mf-cart/cart', trial: null }], NOW),
    'release-figures.listFigures': ({ db }) => figures.listFigures(db, { ...release, since: NOW }),
    'release-figures.listTrial': ({ db }) => figures.listTrial(db, 'mf-cart', ['1-b/0.01', '1-b/0.1']),
    'release-figures.addErrors': ({ db }) =>
      errors.addErrors(
        db,
        [{ ...release, name: 'TypeError', page: 'mf-cart/cart', frames: [], count: 1 }],
        NOW,
      ),
    'release-figures.listErrors': ({ db }) => errors.listErrors(db, 'mf-cart', '1-a'),
  },
};
