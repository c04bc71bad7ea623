import { definePage } from '@saltbush/shared-ui/platform';
import { NotFoundState } from '../../shared/NotFoundState';
import { notFound } from '../../shared/not-found';

export const page = definePage({ load: notFound, Component: () => <NotFoundState /> });
