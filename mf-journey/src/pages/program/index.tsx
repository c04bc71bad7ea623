import { pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { ButtonLink, Container, EmptyState, ErrorState } from '@saltbush/shared-ui/design/core';
import { definePage } from '@saltbush/shared-ui/platform';
import { useQuery } from '@tanstack/react-query';
import { type Program, programQuery } from '../../features/program/api/program';
import { CareTeam } from '../../features/program/components/CareTeam';
import { Evidence } from '../../features/program/components/Evidence';
import { HowItWorks } from '../../features/program/components/HowItWorks';
import { LessonPreview } from '../../features/program/components/LessonPreview';
import { ProgramFit } from '../../features/program/components/ProgramFit';
import { ProgramHero } from '../../features/program/components/ProgramHero';
import { ProgramQuestions } from '../../features/program/components/ProgramQuestions';
import { ProgramSkeleton } from '../../features/program/components/ProgramSkeleton';
import styles from '../../shared/page-layout/journey.module.css';

const SLUG = 'weight-management';

function Presentation({ program }: { program: Program }) {
  return (
    <>
      <ProgramHero program={program} />
      <HowItWorks />
      <ProgramFit program={program} />
      <LessonPreview lessons={program.lessons} />
      <CareTeam people={program.care_team} />
      <Evidence />
      <ProgramQuestions faqs={program.faqs} />
    </>
  );
}

function NotOffered() {
  return (
    <EmptyState
      title="The program isn’t offered at the moment"
      picture="calendar"
      headingLevel={1}
      action={<ButtonLink href={links.telehealth.services()}>See a doctor</ButtonLink>}
    >
      A doctor can talk with you about your weight in a consult.
    </EmptyState>
  );
}

function ProgramPage() {
  const { data, isError, isFetching, refetch } = useQuery(programQuery(SLUG));
  if (data) return <Presentation program={data} />;
  if (data === undefined && !isError) return <ProgramSkeleton />;
  return (
    <Container className={styles.page}>
      {isError ? (
        <ErrorState headingLevel={1} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <NotOffered />
      )}
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
