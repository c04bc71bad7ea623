import { definePage } from '@saltbush/shared-ui/platform';
import { NotFoundState } from '../../shared/not-found/NotFoundState';
import { notFound } from '../../shared/not-found/not-found';

export const page = definePage({ load: notFound, Component: () => <NotFoundState /> });
