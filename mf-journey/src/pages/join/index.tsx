import { pageTitle } from '@saltbush/contract';
import { links } from '@saltbush/contract/links';
import { Breadcrumbs, Container, Stack } from '@saltbush/shared-ui/design/core';
import { definePage, type PageProps } from '@saltbush/shared-ui/platform';
import styles from '../../shared/page-layout/journey.module.css';
import { Enrolment } from './Enrolment';

function JoinPage({ search }: PageProps) {
  return (
    <Container width="text">
      <Stack gap={6} className={styles.page}>
        <Breadcrumbs
          items={[
            { label: 'Home', href: links.home() },
            { label: 'Weight Management Program', href: links.journey.program() },
            { label: 'Join' },
          ]}
        />
        <Enrolment search={search} />
      </Stack>
    </Container>
  );
}

export const page = definePage({
  load: async () => ({ head: { title: pageTitle('Join the Weight Management Program'), robots: 'noindex' } }),
  Component: JoinPage,
});
