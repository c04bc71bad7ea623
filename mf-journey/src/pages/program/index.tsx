import { pageTitle } from '@saltbush/contract';
import {
  Breadcrumbs,
  Container,
  ErrorState,
  Loading,
  Skeleton,
  Stack,
} from '@saltbush/shared-ui/design/core';
import { links } from '@saltbush/shared-ui/links';
import { definePage } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { programQuery } from '../../features/program/api/program';
import { ProgramDetail } from '../../features/program/components/ProgramDetail';
import styles from '../journey.module.css';

const SLUG = 'weight-management';

function Content() {
  const program = useQuery(programQuery(SLUG));
  if (program.data) return <ProgramDetail program={program.data} />;
  if (program.isError)
    return <ErrorState onRetry={() => void program.refetch()}>{program.error.message}</ErrorState>;
  return (
    <Loading>
      <Skeleton height="40rem" />
    </Loading>
  );
}

function ProgramPage() {
  return (
    <Container>
      <Stack gap={6} className={styles.page}>
        <Breadcrumbs
          items={[{ label: 'Home', href: links.home() }, { label: 'Weight Management Program' }]}
        />
        <Content />
      </Stack>
    </Container>
  );
}

export const page = definePage({
  async load({ queryClient }) {
    const program = await queryClient.ensureQueryData(programQuery(SLUG));
    if (!program) return { status: 404, head: { title: pageTitle('Program not found'), robots: 'noindex' } };
    return {
      head: {
        title: pageTitle(program.name),
        description: program.tagline,
        canonical: links.journey.program(),
      },
    };
  },
  Component: ProgramPage,
});
